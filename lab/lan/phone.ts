// The phone: joins by typing address and code, answers, and prints which hosts it requested anything from. Exit code 0 on success.
import assert from 'node:assert/strict';
import { launchBrowser } from '#lab/bench/browser.ts';

const [address = '', code = ''] = process.argv.slice(2);

// Reaches only the laptop: any other address is unreachable at once, and no name can be resolved.
await assert.rejects(fetch('http://203.0.113.1/'), 'there is no way out of this network');
await assert.rejects(fetch('http://example.org/'), 'there are no names in this network');

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-BE' });
const page = await context.newPage();
const asked = new Set<string>();
const failed: string[] = [];
page.on('request', (request) => asked.add(new URL(request.url()).origin));
page.on('requestfailed', (request) => failed.push(request.url()));

await page.goto(address);
await page.getByLabel('Code van je leerkracht').fill(code);
await page.keyboard.press('Enter');
await page.getByRole('heading', { name: 'Je zit klaar' }).waitFor();
console.log('waits');
await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
await page.getByRole('heading', { name: 'Bewaard' }).waitFor();
console.log(`asked ${[...asked].join(', ')}`);
await browser.close();
assert.deepEqual([...asked], [address]);
assert.deepEqual(failed, []);
