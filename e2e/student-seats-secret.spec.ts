// Nothing of one student of a shared device can be read by the next one: not in the page, in storage, by the back button, or in the cache.
import type { Page } from '@playwright/test';
import { type Game, makeGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { test } from './notices.ts';
import { expectNothingOf, heading, OPINIONS, openResults, share, sign, signOf, stored, take } from './seats.ts';
import { server, startWithServer } from './server.ts';
import { argue, expect, expectByItself } from './student.ts';

test.use({ viewport: { width: 768, height: 1024 } });
const SECRET = 'Dat vindt alleen Jan';
const DRAFT = 'Dit stuurt Fatma niet';

startWithServer();

/** A game in which number 1 has sent an argument, so that number 2 is next. */
async function startGame(page: Page): Promise<Game> {
  const game = await makeGame(server.baseURL, { settings: ['own_arguments', 'own_tempo'], statements: 1 });
  await page.goto(server.baseURL);
  await share(page, server.baseURL, game.code, 'Met drie');
  await game.start();
  await take(page, 1, textOf(game, 0));
  await argue(page, 'Akkoord', SECRET);
  await expect(heading(page, 'Geef door aan 2')).toBeVisible();
  await expect.poll(async () => (await game.answers()).length).toBe(1);
  return game;
}

test('page: neither the screen between two of them nor the statement of the next one has a word of it', async ({
  page,
}) => {
  const game = await startGame(page);
  await expectNothingOf(page, SECRET, ...OPINIONS);
  await take(page, 2, textOf(game, 0));
  await expectNothingOf(page, SECRET);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('storage: an argument that the server has, and a draft of a seat that handed on, are gone', async ({ page }) => {
  const game = await startGame(page);
  await expect.poll(() => stored(page)).not.toContain(SECRET);
  expect(await stored(page)).not.toContain('Akkoord');
  await take(page, 2, textOf(game, 0));
  await page.getByRole('textbox').fill(DRAFT);
  await expect.poll(() => stored(page)).toContain(DRAFT);
  await page.getByRole('button', { name: 'Geef door' }).click();
  await take(page, 3, textOf(game, 0));
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expectNothingOf(page, SECRET, DRAFT);
  expect(await stored(page)).not.toContain(DRAFT);
});

test('back button: it leads out of the game, forward to nobody, and from one’s results to the choice', async ({
  page,
}) => {
  const game = await startGame(page);
  await take(page, 2, textOf(game, 0));
  await page.goBack();
  await expect(page.getByLabel('Code van je leerkracht')).toBeVisible();
  await page.goForward();
  // Number 2 is asked again: the page does not know who holds it.
  await expect(heading(page, 'Geef door aan 2')).toBeVisible();
  await expectNothingOf(page, SECRET);
  await game.end();
  await openResults(page, 1);
  await page.locator('main li a').first().click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.getByRole('button', { name: 'Sluit mijn resultaat' }).click();
  await expect(heading(page, 'Kies je nummer')).toBeVisible();
  await expectNothingOf(page, SECRET);
  for (const move of ['goBack', 'goForward'] as const) {
    await page[move]();
    await expect(heading(page, 'Kies je nummer')).toBeVisible();
    await expectNothingOf(page, SECRET);
  }
});

test('cache: what was read for one is neither kept by the browser nor shown to another', async ({ page, context }) => {
  const game = await startGame(page);
  const cacheable: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/(voting|result)\//.test(pathname) && response.headers()['cache-control'] !== 'no-store')
      cacheable.push(pathname);
  });
  await game.end();
  await openResults(page, 1);
  await page.locator('main li a').first().click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await page.getByRole('button', { name: 'Sluit mijn resultaat' }).click();
  await expect(heading(page, 'Kies je nummer')).toBeVisible();
  await intercept(context, '**/api/result/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Nummer 2' }).click();
  await page.getByRole('button', { name: 'Ja, toon mijn resultaat' }).click();
  await expectByItself(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await expectNothingOf(page, SECRET);
  expect(cacheable).toEqual([]);
  expect(await page.evaluate(async () => (await globalThis.caches?.keys()) ?? [])).toEqual([]);
});

test('sign: three other ones close a result on this device for good, and nothing says which sign it is', async ({
  page,
}) => {
  const game = await startGame(page);
  await take(page, 2, textOf(game, 0));
  await game.end();
  await expect(heading(page, 'Kies je nummer')).toBeVisible();
  const number = page.getByRole('button', { name: 'Nummer 1' });
  await number.click();
  const right = page.getByRole('radio', { name: signOf(1), exact: true });
  await expect(page.getByRole('radio')).toHaveCount(12);
  for (const left of ['nog 2 keer', 'nog 1 keer']) {
    await sign(page, 'vis', 'Ja, toon mijn resultaat');
    await expect(page.getByText(left)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.reload();
    await number.click();
    await expect(page.getByText(left), 'a reload undoes no try').toBeVisible();
  }
  await expectAccessible(page);
  expect(await stored(page)).not.toContain('sun');
  await sign(page, 'vis', 'Ja, toon mijn resultaat');
  await expect(page.getByText('gaat op dit toestel niet meer open')).toBeVisible();
  await expect(right).toHaveCount(0);
  await page.reload();
  await expect(number).toBeDisabled();
  await expectNothingOf(page, SECRET);
  // The others are open, and the sign that was wrong for number 1 is nobody's business.
  await openResults(page, 2);
});

test('leaving the device takes all of them away', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Nummer 2 is even weg' }).click();
  await page.getByRole('button', { name: 'Nummer 3 is even weg' }).click();
  await page.getByRole('button', { name: 'Geef dit toestel door' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geef dit toestel door' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/`);
  await expect.poll(() => stored(page)).not.toContain('seats');
});
