// Import files with script vectors in every field: previewed, imported, edited; none runs.
import { expect, test } from '@playwright/test';
import { required } from '#testing/required.ts';
import { XSS_CORPUS } from '#testing/xss-corpus.ts';
import { office, startWithOffice } from './office.ts';
import { server } from './server.ts';
import { watched } from './watch-scripts.ts';

startWithOffice();

const plain = (at: number, most = 190): string => `${at} ${XSS_CORPUS[at % XSS_CORPUS.length]}`.slice(0, most);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const PARTIES = [plain(0), plain(40)].map((name) => name.replace(/\s+/g, ' ').trim());
const LABELS = ['Ja <img src=x onerror=ran()>', 'Nee "><svg/onload=ran()>'];
const SIZE = XSS_CORPUS.length;

const JSON_FILE = JSON.stringify({
  parties: PARTIES.map((partyLong, at) => ({ partyLong, partyDescription: plain(at + 3) })),
  answerOptions: LABELS.map((label, order) => ({ label, order, color: '#2f6fde' })),
  statements: Array.from({ length: SIZE }, (_, at) => ({
    statementLong: plain(at, 900),
    answers: PARTIES.map((partyLong, which) => ({
      partyLong,
      answer: LABELS[(at + which) % 2],
      explanation: plain(at + which, 900),
    })),
  })),
});
const CSV_FILE = [
  ['statement', ...PARTIES.flatMap((name) => [`${name}_opinion`, `${name}_comment`])],
  ...Array.from({ length: SIZE }, (_, at) => [
    plain(at, 900),
    ...PARTIES.flatMap((_, which) => [required(LABELS[(at + which) % 2]), plain(at + which, 900)]),
  ]),
]
  .map((cells) => cells.map(quoted).join(','))
  .join('\r\n');
/** An error quotes what is in the file. */
const BROKEN = JSON_FILE.replace('"answer":"Ja', '"answer":"<img src=x onerror=ran()>Ja');

for (const [name, text] of [
  ['set.json', JSON_FILE],
  ['set.csv', CSV_FILE],
] as const)
  test(`${name}: shown, imported and edited as text`, async ({ page }) => {
    const problems = await watched(page);
    await office.open(page, '/admin/question_sets/import');
    const choose = (content: string) =>
      page.getByLabel('Bestand').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
    if (name === 'set.json') {
      await choose(BROKEN);
      await expect(page.getByRole('alert').filter({ hasText: '/statements/' })).toBeVisible();
    }
    await choose(text);
    await expect(page.getByRole('region', { name: 'Dit staat erin' })).toContainText(required(PARTIES[0]));
    await page.getByLabel('Naam', { exact: true }).fill(plain(9));
    await page.getByRole('button', { name: 'Start de import' }).click();
    await expect(page.getByRole('heading', { level: 1, name: plain(9) })).toBeVisible();
    await expect(page.locator('main')).toContainText(plain(SIZE - 1));
    await page.goto(`${server.baseURL}/admin/question_sets`);
    await expect(page.getByText(plain(9)).first()).toBeVisible();
    expect(await page.locator('main :is([onerror], [onload], script, iframe)').count()).toBe(0);
    expect(problems).toEqual([]);
  });
