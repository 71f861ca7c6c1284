import { startedGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { followsGame } from './follows-game.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import {
  argue,
  choose,
  expect,
  expectByItself,
  expectSaved,
  giveAnswer,
  join,
  joinStarted,
  saved,
  screensOf,
  statement,
} from './student.ts';
import { stopTime } from './time.ts';

/** A screen that was just drawn accepts taps after this time; the first retry comes half a second after the last try at the earliest. */
const TAKES_TAPS_MS = 400;

startWithServer();

test('an answer given without a network survives a reload and arrives', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  // Only the calls that send answers fail, so that the page itself can be reloaded.
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Niet akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await expect(page.getByText('1 antwoord wacht.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  expect(await game.answers()).toEqual([]);
  const news = await page.locator('[aria-live="polite"]').elementHandle();

  await context.unroute('**/opinion');
  await expectByItself(saved(page)).toBeVisible();
  await expectNotice(page, 'Verstuurd');
  // In a live region that existed before.
  expect(await news?.evaluate((place) => place.isConnected)).toBe(true);
  expect(await game.answers()).toMatchObject([{ opinion: 'Niet akkoord' }]);
});

test('the screen of an answer stays when the server has stored it', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  const drawn = await screensOf(page);
  await giveAnswer(page, 'Akkoord');
  expect(await drawn.jsonValue()).toEqual(['Onderweg']);
});

for (const width of [320, 390])
  test(`nothing moves on a phone of ${width} px when an answer is stored`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const game = await joinStarted(page, server.baseURL);
    await expect(statement(page, textOf(game, 0))).toBeVisible();
    const release = await hold(page, '**/opinion');
    await choose(page, 'Akkoord');
    await expect(page.getByRole('heading', { name: 'Onderweg' })).toBeVisible();
    const card = page.getByRole('region', { name: 'Jouw antwoord' });
    const before = await card.boundingBox();
    release();
    await expectSaved(page);
    expect(await card.boundingBox()).toEqual(before);
  });

test('the screen of an answer that had to wait stays as well', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  const drawn = await screensOf(page);
  await choose(page, 'Akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await context.unroute('**/opinion');
  await expectByItself(saved(page)).toBeVisible();
  expect(await drawn.jsonValue()).toEqual(['Onderweg']);
});

test('an answer that waits can be sent now', async ({ page, context }) => {
  await page.clock.install();
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Akkoord', exact: true }).click({ trial: true });
  // From here on the page retries nothing by itself: its clock runs only until the new screen accepts taps.
  await stopTime(page);
  await choose(page, 'Akkoord');
  await expect(page.getByText('Volgende poging over')).toBeVisible();
  await page.clock.runFor(TAKES_TAPS_MS);
  await expect(page.getByText('Volgende poging over')).toBeVisible();
  await context.unroute('**/opinion');
  expect(await game.answers()).toEqual([]);
  await page.getByRole('button', { name: 'Probeer nu' }).click();
  await expectSaved(page);
  expect(await game.answers()).toMatchObject([{ opinion: 'Akkoord' }]);
});

test('an answer that waited in a closed tab arrives when the game is opened again', async ({ page, context }) => {
  const game = await startedGame(server.baseURL);
  const follows = followsGame(page);
  await join(page, server.baseURL, game.code);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  // A connection that is only being opened would succeed: the browser's emulation cuts new requests only.
  await follows;
  await context.setOffline(true);
  await choose(page, 'Akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await expect(page.getByText('Geen verbinding. We blijven proberen.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await join(later, server.baseURL, game.code);
  await expectSaved(later);
  expect(await game.answers()).toHaveLength(1);
});

test('an answer that came too late says so', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await context.unroute('**/opinion');
  await expectByItself(page.getByText('Je antwoord “Akkoord” kwam te laat. Het telt niet mee.')).toBeVisible();
  await expectAccessible(page);
  await giveAnswer(page, 'Neutraal');
  await expect(page.getByText('kwam te laat'), 'it goes once another answer is saved').toHaveCount(0);
  expect(await game.answers()).toMatchObject([{ statementId: game.statements[1]?._id, opinion: 'Neutraal' }]);
});

test('a server that dies in the middle of a game costs nobody an answer', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await server.kill9();
  await choose(page, 'Niet akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await server.restart();
  await expectByItself(saved(page)).toBeVisible();
  await game.moveTo(2);
  await expectByItself(statement(page, textOf(game, 2))).toBeVisible();
  expect((await game.answers()).map(({ opinion }) => opinion).sort()).toEqual(['Akkoord', 'Niet akkoord']);
});

test('a phone on which the connection’s code does not come keeps its statement, and is live when it comes', async ({
  page,
  context,
}) => {
  const game = await startedGame(server.baseURL);
  const first = statement(page, textOf(game, 0));
  let away = false;
  await intercept(context, '**/*', (route) => {
    away ||= /\/assets\/esm-.*\.js$/.test(route.request().url());
    return away ? route.abort('connectionfailed') : route.continue();
  });
  await join(page, server.baseURL, game.code);
  const line = page.getByText('Geen verbinding. We blijven proberen.');
  await expect(line).toBeVisible();
  await expect(first).toBeVisible();
  await context.unrouteAll();
  await expectByItself(line).toBeHidden();
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
});

test('keeps what was typed while the previous answer was being sent, and forgets what was given up by skipping', async ({
  page,
}) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_arguments', 'skip_questions'] });
  const why = page.getByRole('textbox', { name: 'Waarom vind je dat?' });
  const change = page.getByRole('button', { name: 'Pas je antwoord aan' });
  await why.fill('Stemmen is een plicht.');
  await page.getByRole('button', { name: 'Sla deze stelling over' }).click();
  await expectSaved(page);
  await change.click();
  await expect(why).toHaveValue('');

  await why.fill('Stemmen is een plicht.');
  const release = await hold(page, '**/opinion');
  await argue(page, 'Akkoord');
  await change.click();
  await why.fill('Stemmen is een recht.');
  const replied = page.waitForResponse('**/opinion');
  release();
  await replied;
  await expect.poll(() => game.answers()).toMatchObject([{ comment: 'Stemmen is een plicht.' }]);
  await page.reload();
  await expectSaved(page);
  await change.click();
  await expect(why).toHaveValue('Stemmen is een recht.');
});

test('a late change of an answer is told once, not again in a second round', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  await page.getByRole('button', { name: 'Pas je antwoord aan' }).click();
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Neutraal');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await context.unroute('**/opinion');
  await expectByItself(page.getByText('Je antwoord “Neutraal” kwam te laat. Het telt niet mee.')).toBeVisible();
  await game.moveTo(0);
  await expectSaved(page);
  await game.voteAgain(0);
  await expect(page.getByText('Ik blijf erbij')).toBeVisible();
  await expect(page.getByText('Je antwoord van daarnet kwam niet meer aan.')).toHaveCount(0);
});
