// One tablet, one student after the other: each is asked whether they are new, and nothing of the previous student is left.

import type { BrowserContext, Page } from '@playwright/test';
import { identityOf } from '#testing/api-client.ts';
import { type Game, startedGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import {
  choose,
  expect,
  expectByItself,
  expectSaved,
  giveAnswer,
  join,
  joinStarted,
  statement,
  typeCode,
} from './student.ts';

const MINUTE_MS = 60_000;
const SECRET = 'Dat vindt alleen Jan';

startWithServer();

const clientId = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('client-id'));

/** All that the browser stores of a student except the identity, which every page that makes a call creates again. */
const traces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) => Object.keys(store).filter((name) => name !== 'client-id')),
  );

/** Closes the tablet and opens it again, so many minutes after the test began. */
async function reopen(tablet: BrowserContext, minutes: number): Promise<Page> {
  for (const page of tablet.pages()) await page.close();
  const page = await tablet.newPage();
  await page.clock.setFixedTime(Date.now() + minutes * MINUTE_MS);
  return page;
}

async function leave(page: Page): Promise<void> {
  const before = await clientId(page);
  await page.getByRole('button', { name: 'Geef dit toestel door' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Geef je het toestel aan iemand anders?');
  await dialog.getByRole('button', { name: 'Geef dit toestel door' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/`);
  expect(await clientId(page)).not.toBe(before);
}

/** Expects that somebody else than who answered before is at the first statement, and answers it. */
async function playAsAnother(page: Page, game: Game): Promise<void> {
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await giveAnswer(page, 'Neutraal');
  expect((await game.answers()).map(({ opinion }) => opinion).sort()).toEqual(['Akkoord', 'Neutraal']);
}

test('a student who is done leaves nothing, and the next one has a new identity', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_tempo'], statements: 1 });
  await giveAnswer(page, 'Akkoord');
  await page.getByRole('button', { name: 'Alle stellingen' }).click();
  await expect(page.getByRole('heading', { name: 'Je bent klaar' })).toBeVisible();
  await page.getByRole('button', { name: 'Geef dit toestel door' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await leave(page);
  expect(await traces(page)).toEqual([]);

  await typeCode(page, server.baseURL, game.code);
  await playAsAnother(page, game);
});

test('what was typed and the results are gone, also on the way back', async ({ page }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_arguments'] });
  await page.goto(server.baseURL);
  await join(page, server.baseURL, game.code);
  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await page.getByRole('textbox').fill(SECRET);
  expect((await traces(page)).filter((name) => name.startsWith('draft:'))).toHaveLength(1);
  await game.end();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await expect.poll(() => traces(page)).not.toContainEqual(expect.stringMatching(/^draft:/));
  await leave(page);
  expect(await traces(page)).toEqual([]);
  for (let step = 0; step < 2; step += 1) {
    await page.goBack().catch(() => null);
    await expect(page.getByRole('heading', { name: /zoals jij/ })).toHaveCount(0);
    await expect(page.getByText(SECRET)).toHaveCount(0);
  }
  await page.goto(`${server.baseURL}/results/${game.id}`);
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toHaveCount(0);
});

test('a student who types the code of a game that this tablet answered in is asked at once who they are', async ({
  page,
}) => {
  const game = await startedGame(server.baseURL);
  await typeCode(page, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  await page.reload();
  await expectSaved(page);
  const question = page.getByRole('heading', { name: 'Verder als dezelfde leerling?' });
  await typeCode(page, server.baseURL, game.code);
  await expect(question).toBeVisible();
  await expect(page.getByText('Akkoord')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ja, dat was ik' }).click();
  await expectSaved(page);
  await page.reload();
  await expectSaved(page);

  await typeCode(page, server.baseURL, game.code);
  await page.getByRole('button', { name: 'Nee, ik ben iemand anders' }).click();
  await playAsAnother(page, game);
});

test('a game that was left ten minutes ago asks who is there first', async ({ browser }) => {
  const game = await startedGame(server.baseURL);
  const tablet = await browser.newContext({ locale: 'nl-BE' });
  const first = await tablet.newPage();
  await join(first, server.baseURL, game.code);
  await giveAnswer(first, 'Akkoord');

  const soon = await reopen(tablet, 9);
  await join(soon, server.baseURL, game.code);
  await expectSaved(soon);

  const same = await reopen(tablet, 20);
  await typeCode(same, server.baseURL, game.code);
  const question = { name: 'Verder als dezelfde leerling?' };
  await expect(same.getByRole('heading', question)).toBeVisible();
  await expect(same.getByText('Akkoord')).toHaveCount(0);
  await expectAccessible(same);
  await same.getByRole('button', { name: 'Ja, dat was ik' }).click();
  await expectSaved(same);

  const other = await reopen(tablet, 31);
  await join(other, server.baseURL, game.code);
  await other.getByRole('button', { name: 'Nee, ik ben iemand anders' }).click();
  await playAsAnother(other, game);

  await game.end();
  await expect(other.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  const third = await reopen(tablet, 42);
  await third.goto(`${server.baseURL}/results/${game.id}`);
  await expect(third.getByRole('heading', question)).toBeVisible();
  await third.getByRole('button', { name: 'Nee, ik ben iemand anders' }).click();
  await expect(third).toHaveURL(`${server.baseURL}/`);
  expect(await traces(third)).toEqual([]);
  await tablet.close();
});

test('nothing is older than a day', async ({ browser }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_arguments'] });
  const tablet = await browser.newContext({ locale: 'nl-BE' });
  const first = await tablet.newPage();
  await join(first, server.baseURL, game.code);
  await first.getByRole('textbox').fill(SECRET);
  const later = await reopen(tablet, 25 * 60);
  await later.goto(server.baseURL);
  await expect.poll(() => traces(later)).toEqual([]);
  await typeCode(later, server.baseURL, game.code);
  await expect(later.getByRole('textbox')).toHaveValue('');
  await tablet.close();
});

test('what one answered can be taken back, from the results and from the privacy page', async ({ page }) => {
  for (const from of ['results', 'privacy']) {
    const game = await joinStarted(page, server.baseURL, { settings: ['own_tempo'], statements: 1 });
    await giveAnswer(page, 'Akkoord');
    await page.goto(`${server.baseURL}${from === 'results' ? `/results/${game.id}` : '/privacy'}`);
    await page.getByRole('button', { name: /^Wis mijn antwoorden/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hou ze' }).click();
    expect(await game.answers()).toHaveLength(1);
    await page.getByRole('button', { name: /^Wis mijn antwoorden/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wis mijn antwoorden' }).click();
    if (from === 'results') {
      await expect(page).toHaveURL(`${server.baseURL}/`);
      await expectNotice(page, 'Je antwoorden van dit spel zijn gewist.');
    } else await expect(page.getByRole('button', { name: /^Wis mijn antwoorden/ })).toHaveCount(0);
    expect(await game.answers()).toEqual([]);
    expect(await traces(page)).toEqual([]);
    await page.goto(`${server.baseURL}/results/${game.id}`);
    await expect(page.getByRole('heading', { name: 'Geen resultaat gevonden' })).toBeVisible();
  }
});

test('an answer that is on its way when all are taken back does not come after', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_tempo'], statements: 1 });
  await giveAnswer(page, 'Akkoord');
  const release = await hold(context, '**/opinion');
  await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
  const arrival = page.waitForResponse('**/opinion');
  const sending = page.waitForRequest('**/opinion');
  await choose(page, 'Niet akkoord');
  await sending;

  const other = await context.newPage();
  let deletions = 0;
  other.on('requestfinished', (request) => {
    if (request.method() === 'DELETE') deletions += 1;
  });
  await other.goto(`${server.baseURL}/privacy`);
  await other.getByRole('button', { name: /^Wis mijn antwoorden/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Wis mijn antwoorden' }).click();
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  await expect.poll(async () => (await waiting()) + deletions).toBeGreaterThan(0);
  release();
  await arrival;
  await expect.poll(() => deletions).toBe(1);
  expect(await game.answers()).toEqual([]);
});

test('an answer that cannot be sent is not lost without a word', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_tempo'], statements: 1 });
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Akkoord');
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  await page.getByRole('button', { name: 'Geef dit toestel door' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Geef dit toestel door' }).click();
  await expect(dialog).toContainText('1 antwoord of vraag is nog niet verstuurd.');
  await dialog.getByRole('button', { name: 'Nee, ik ga verder' }).click();
  await context.unroute('**/opinion');
  await leave(page);
  expect(await game.answers()).toMatchObject([{ opinion: 'Akkoord' }]);
});

test('on a laptop where the teacher is still logged in, a student logs them out and plays', async ({
  context,
  page,
}) => {
  const identity = await identityOf(server.baseURL);
  const game = await startedGame(server.baseURL);
  await page.goto(server.baseURL);
  await page.evaluate(({ jwtToken, role }) => {
    localStorage.setItem('jwt-token', jwtToken);
    localStorage.setItem('role', role);
  }, identity);
  await typeCode(page, server.baseURL, game.code);
  await expect(page.getByRole('heading', { name: 'Dit is jouw spel' })).toBeVisible();
  await expectAccessible(page);
  const ended = context.waitForEvent('response', (reply) => reply.url().endsWith('/api/auth/logout'));
  await page.getByRole('button', { name: 'Meld af en speel mee' }).click();
  expect((await ended).status()).toBe(204);
  await giveAnswer(page, 'Akkoord');
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBe(null);
});

test('all tabs of a student leave together', async ({ page, context }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_tempo'], statements: 1 });
  const second = await context.newPage();
  for (const tab of [page, second]) await join(tab, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  await expect(second.getByRole('heading', { name: 'Je bent klaar' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle stellingen' }).click();
  await leave(page);
  await expect(second).toHaveURL(`${server.baseURL}/`);
});

test('who comes next at home reads nothing of an answer that was too late', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Neutraal');
  await game.end();
  await context.unroute('**/opinion');
  const told = page.getByText('Je antwoord “Neutraal” kwam te laat.');
  await expectByItself(told).toBeVisible();
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page.getByLabel('Code van je leerkracht')).toBeVisible();
  await expect(told).toHaveCount(0);
});
