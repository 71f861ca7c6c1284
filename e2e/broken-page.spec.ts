// A file that cannot be loaded: a page that needs it is tried once more, then shows the error and two
// ways out; the rest of the page stays as it is.
import { expect, type Page, test } from '@playwright/test';
import { makeGame, startedGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';

startWithServer();

/** The time at which the document was opened; it changes with every load. */
const openedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

const CODE_OF_FAQ = /\/assets\/faq-page-.*\.js$/;

test('a page whose code stays away says so, and comes when the code does', async ({ page }) => {
  let asked = 0;
  await intercept(page, CODE_OF_FAQ, (route) => {
    asked += 1;
    return route.abort();
  });
  const failure = page.getByRole('alert').getByRole('heading', { level: 1, name: 'Hier liep iets mis' });
  await page.goto(server.baseURL);
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vind jij?' })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'Veelgestelde vragen' }).first().click();
  await expect.poll(() => loads, 'loads anew by itself, once').toBe(1);
  await expect.poll(() => asked, 'tries again by itself').toBeGreaterThan(1);
  await expect(failure).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page);

  await page.unroute(CODE_OF_FAQ);
  await page.getByRole('button', { name: 'Laad opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a page whose code did not come for want of a network comes by itself when there is one', async ({ page }) => {
  await intercept(page, CODE_OF_FAQ, (route) => route.abort());
  await intercept(page, /\/$/, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await page.goto(`${server.baseURL}/faq`);
  await expect(page.getByRole('alert').getByRole('heading', { level: 1, name: 'Hier liep iets mis' })).toBeVisible();
  await page.unroute(CODE_OF_FAQ);
  await page.unroute(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible({ timeout: 15_000 });
});

test('from a broken page one gets home', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await intercept(page, CODE_OF_FAQ, (route) => route.abort());
  await page.goto(`${server.baseURL}/faq`);
  await expect.poll(() => loads, 'loads anew by itself, once').toBeGreaterThan(1);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vind jij?' })).toBeVisible();
});

test('the code field stands without what comes below and beside it', async ({ page }) => {
  const game = await makeGame(server.baseURL);
  const lost: string[] = [];
  await intercept(page, /\/assets\/site-.*\.js$/, (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.goto(server.baseURL);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const field = page.getByRole('textbox', { name: 'Code van je leerkracht' });
  const opened = await openedAt(page);
  let lostOfGame = 0;
  await intercept(page, /\/assets\/student-.*\.js$/, (route) => {
    lostOfGame += 1;
    return route.abort();
  });
  await field.pressSequentially(game.code);
  await expect.poll(() => lostOfGame).toBeGreaterThan(0);
  await expect(field).toHaveValue(game.code);
  expect(await openedAt(page)).toBe(opened);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Start' }).click();
  // If the browser remembers that the file did not come, the page loads anew.
  await expect(page.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
});

test('a file of the connection that got lost does not take the statement away', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  let asked = 0;
  // Some browsers ask again for it by another address only.
  await intercept(page, /\/assets\/esm-.*\.js(\?.*)?$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${server.baseURL}/votingsession/${game.code}`);
  await expect(page.getByRole('heading', { name: textOf(game, 0) })).toBeVisible();
  const opened = await openedAt(page);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await game.moveTo(1);
  await expect(page.getByRole('heading', { name: textOf(game, 1) })).toBeVisible();
  expect(await openedAt(page)).toBe(opened);
});

test('a file that no longer exists after a deployment makes the page reload', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  // After a deployment none of the page's files exists any more.
  let isNew = false;
  await intercept(page, /\/assets\/.*\.js$/, (route) => {
    isNew ||= route.request().url().includes('/esm-');
    return isNew ? route.fulfill({ status: 404 }) : route.continue();
  });
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await page.goto(`${server.baseURL}/votingsession/${game.code}`, { waitUntil: 'commit' });
  await expect.poll(() => opened).toBeGreaterThan(1);
});
