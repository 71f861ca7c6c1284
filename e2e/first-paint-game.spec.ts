// A game opened by its QR code: the page says what it is before the script, and the game is on its way meanwhile.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { logIn } from '#testing/api-client.ts';
import { makeGame, startedGame, textOf } from '#testing/game.ts';
import { startServer } from '#testing/server-process.ts';
import { complaintsOf, expectTakenOver, holdScripts, watchShifts } from './held-scripts.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';
import { statement } from './student.ts';

startWithServer({ LANGUAGES: LANGUAGES.join(',') });
test.beforeAll(async () => {
  const call = await logIn(server.baseURL);
  await call('POST difficult_words', { body: { word: 'Opkomstplicht', description: 'Wie mag stemmen, moet.' } });
});

/** The text in the place of the code, which a style adds until the app has loaded. */
const codeInFrame = (page: Page): Promise<string> =>
  page
    .locator('header span')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').content);

/** What the app adds to the statement in the page. */
const answers = (page: Page) => page.locator('main').locator('fieldset, [role=radiogroup]');
const open = (page: Page, code: string) =>
  page.goto(`${server.baseURL}/votingsession/${code}`, { waitUntil: 'commit' });
const pageOf = async (request: APIRequestContext, code: string): Promise<string> =>
  (await request.get(`${server.baseURL}/votingsession/${code}`)).text();

for (const [what, settings, added] of [
  ['answers', [], 'fieldset'],
  ['answers, arguments and explained words', ['own_arguments', 'show_difficult_words'], 'h1 button'],
] as const)
  test(`the page of a debate shows the statement before the script, and ${what} move nothing`, async ({ page }) => {
    const game = await startedGame(server.baseURL, { settings: [...settings] });
    await page.setViewportSize({ width: 320, height: 640 });
    const complaints = complaintsOf(page);
    const release = await holdScripts(page);
    await open(page, game.code.toLowerCase());
    const heading = statement(page, textOf(game, 0));
    await expect(heading).toBeVisible();
    await expect(page.getByRole('status', { name: 'Even geduld, we zoeken je spel' })).toBeVisible();
    expect(await codeInFrame(page)).toBe(`"${game.code}"`);
    const shift = await watchShifts(page);
    const places = async () => [await page.locator('header').boundingBox(), await heading.boundingBox()];
    const before = await places();
    release();
    await expect(answers(page)).toBeVisible();
    await expect(page.locator(`main ${added}`).first()).toBeVisible();
    await expectTakenOver(page);
    await expect(page.locator('header')).toContainText(game.code);
    expect(await places()).toEqual(before);
    expect(await shift()).toBe(0);
    expect(complaints).toEqual([]);
  });

test('the page of a party game says what it is before the script', async ({ page }) => {
  const game = await startedGame(server.baseURL, { type: 'party', name: 'Partijspel over de speelplaats' });
  await holdScripts(page);
  await open(page, game.code);
  await expect(page.getByText('Partijspel over de speelplaats')).toBeVisible();
  await expect(page.getByText('Het partijspel is bezig. We zetten het voor je klaar.')).toBeVisible();
});

test('before the start it looks like the waiting screen that follows, without one’s own seat', async ({ page }) => {
  const { code } = await makeGame(server.baseURL, { name: 'Debat over de speelplaats' });
  const release = await holdScripts(page);
  await open(page, code);
  const place = async (heading: string) => ({
    heading: (await page.getByRole('heading', { level: 1, name: heading }).boundingBox())?.y,
    seats: await page.locator('main svg').first().boundingBox(),
    name: await page.getByText('Debat over de speelplaats').boundingBox(),
  });
  await expect(page.getByText('Dit debat is nog niet begonnen.')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await place('Even geduld');
  await expect(page.locator('main [class*=_you_]')).toHaveCount(0);
  release();
  // The offer comes last, and moves nothing.
  await expect(page.getByRole('button', { name: 'Delen jullie dit toestel?' })).toBeVisible();
  expect(await place('Je zit klaar')).toEqual(before);
  await expect(page.locator('main [class*=_you_]')).toHaveCount(1);
});

test('game and parties are on their way side by side, before any file of the app has come', async ({ page }) => {
  const game = await startedGame(server.baseURL, { type: 'party' });
  const address = `/api/voting/session/${game.code}`;
  const answer = await hold(page, `**${address}`);
  const release = await holdScripts(page);
  const parties = page.waitForResponse(`**${address}/parties`);
  await open(page, game.code);
  await parties;
  const later: string[] = [];
  page.on('request', (request) => later.push(new URL(request.url()).pathname));
  answer();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Kies een partij' })).toBeVisible();
  expect(later.filter((path) => path.startsWith(address))).toEqual([]);
});

/** Until the app takes what is typed: before that the browser would send the form itself. */
async function openHome(page: Page): Promise<void> {
  await page.goto(server.baseURL);
  await expectTakenOver(page);
}
/** Until that file has run. A text, because it is the page that imports it. */
const CLIENT =
  "import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/client-')).name).then(() => {})";

test('a code that was typed asks for its game, once, before the page of the game is there', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  await openHome(page);
  // What asks for a game comes with the content blocks; without it the page of the game asks.
  await expect(() => page.evaluate(CLIENT)).toPass();
  const address = `/api/voting/session/${game.code}`;
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address)) reads.push(request.url());
  });
  const release = await holdScripts(page);
  const answered = page.waitForResponse(`**${address}`);
  await page.getByLabel('Code van je leerkracht').fill(game.code);
  await page.keyboard.press('Enter');
  await answered;
  release();
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('an unknown code that was typed is asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/voting/session/')) asked.push(request.url());
  });
  await openHome(page);
  await page.getByLabel('Code van je leerkracht').fill('AAAAAA');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We vinden geen spel met deze code.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an unknown code is counted by its page, and not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, 'ZZZZZZ');
  await expect(page.getByText('We vinden geen spel met deze code.')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/voting/'))).toEqual([]);
});

for (const language of LANGUAGES)
  test(`no file that the page does not name is needed to begin, in ${language}`, async ({ page, request }) => {
    const own = await startServer({ LANGUAGES: language });
    try {
      let html = '';
      await intercept(page, /\/assets\/.*\.(js|css)$/, (route) =>
        html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      );
      for (const type of GAME_TYPES) {
        const game = await startedGame(own.baseURL, { type });
        const address = `${own.baseURL}/votingsession/${game.code}`;
        html = await (await request.get(address)).text();
        await page.goto(address);
        await expect(page.locator('main').locator('fieldset button, input[type=radio]').first()).toBeVisible();
      }
    } finally {
      await own.stop();
    }
  });

test('the page says what it shows as data, and nothing where nobody new may join', async ({ request }) => {
  const game = await makeGame(server.baseURL, { name: '</script><b>Wij & {{name}}</b>' });
  const dataIn = (html: string) => /<script type="application\/json" id="game">(.*?)<\/script>/.exec(html)?.[1];
  const html = await pageOf(request, game.code);
  expect(JSON.parse(dataIn(html) ?? '')).toEqual({
    name: '</script><b>Wij & {{name}}</b>',
    type: 'debate',
    state: 'draft',
    argumentsEnabled: false,
    statement: null,
  });
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;Wij &amp; {{name}}&lt;/b&gt;');
  expect(html).not.toContain(game.code);
  expect(dataIn(await pageOf(request, 'ZZZZZZ'))).toBe('"unknown"');
  const call = await logIn(server.baseURL);
  await call('POST voting/session/:code/lock', { params: { code: game.code }, body: { locked: true } });
  const locked = await pageOf(request, game.code);
  expect(dataIn(locked)).toBeUndefined();
  expect(locked).toBe(await pageOf(request, 'no-code'));
});

test('no cache that others read and no search engine has the page of a game', async ({ request }) => {
  const { code } = await makeGame(server.baseURL);
  const headers = (await request.get(`${server.baseURL}/votingsession/${code}`)).headers();
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-cache', 'noindex']);
});

test('a long name fits on a narrow screen', async ({ page }) => {
  const { code } = await makeGame(server.baseURL, { name: 'Klimaatbeleidsverantwoordelijkheidsdebat'.repeat(2) });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, code);
  await expect(page.getByRole('heading', { level: 1, name: 'Je zit klaar' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a user who chose another language never sees the frame that the server drew', async ({ page }) => {
  const { code } = await makeGame(server.baseURL);
  await page.addInitScript(() => localStorage.setItem('language', 'FR'));
  const release = await holdScripts(page);
  await page.goto(`${server.baseURL}/votingsession/${code}`, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Even geduld, we zoeken je spel' })).toBeHidden();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
