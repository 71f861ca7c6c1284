// A game opened by its QR code: the server draws its frame without any data of the game, which is fetched before the app's script runs.
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { makeGame, textOf } from '#testing/game.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { complaintsOf, expectTakenOver, holdScripts, watchShifts } from './held-scripts.ts';
import { statement } from './student.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ LANGUAGES: LANGUAGES.join(',') });
});
test.afterAll(() => server.stop());

/** The text in the place of the code, which a style adds until the app has loaded. */
const codeInFrame = (page: Page): Promise<string> =>
  page
    .locator('header span')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').content);

test('the frame stands before the script, and the game takes its place without moving anything', async ({ page }) => {
  const game = await makeGame(server.baseURL);
  await game.start();
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto(`${server.baseURL}/votingsession/${game.code.toLowerCase()}`, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Even geduld, we zoeken je spel' })).toBeVisible();
  expect(await codeInFrame(page)).toBe(`"${game.code}"`);
  const shift = await watchShifts(page);
  const header = await page.locator('header').boundingBox();
  release();
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await expectTakenOver(page);
  await expect(page.locator('header')).toContainText(game.code);
  expect(await page.locator('header').boundingBox()).toEqual(header);
  expect(await shift()).toBe(0);
  expect(complaints).toEqual([]);
});

test('in three round trips to the statement: the page, its files, and with them the game', async ({ page }) => {
  const game = await makeGame(server.baseURL, { type: 'party' });
  await game.start();
  const asked = (path: string) => page.waitForResponse(`**/api/voting/session/${game.code}${path}`);
  const replies = Promise.all([asked(''), asked('/parties')]);
  const release = await holdScripts(page);
  await page.goto(`${server.baseURL}/votingsession/${game.code}`, { waitUntil: 'commit' });
  // No file of the app has been loaded yet.
  await replies;
  const later: string[] = [];
  page.on('request', (request) => later.push(new URL(request.url()).pathname));
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Kies een partij' })).toBeVisible();
  expect(later.filter((path) => path === `/api/voting/session/${game.code}`)).toEqual([]);
});

for (const language of LANGUAGES)
  test(`no file that the page does not name is needed for the statement, in ${language}`, async ({ page, request }) => {
    const own = await startServer({ LANGUAGES: language });
    try {
      const game = await makeGame(own.baseURL);
      await game.start();
      const address = `${own.baseURL}/votingsession/${game.code}`;
      const html = await (await request.get(address)).text();
      await page.route(/\/assets\/.*\.(js|css)$/, (route) =>
        html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      );
      await page.goto(address);
      await expect(statement(page, textOf(game, 0))).toBeVisible();
    } finally {
      await own.stop();
    }
  });

test('the page of a game is that of every address of a game, also of one that there is not', async ({ request }) => {
  const game = await makeGame(server.baseURL);
  const pages = await Promise.all(
    [game.code, 'AAAAAA', 'not-a-code'].map(async (code) =>
      (await request.get(`${server.baseURL}/votingsession/${code}`)).text(),
    ),
  );
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).not.toContain(game.code);
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
