// Joining: late, twice, with a wrong code, after the end, while the server does not answer, and as the game's owner.
import { test } from '@playwright/test';
import { startedGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';
import {
  expect,
  expectByItself,
  expectSaved,
  giveAnswer,
  join,
  joinStarted,
  screensOf,
  statement,
  typeCode,
} from './student.ts';

startWithServer();

test('an address that is no game’s leads home with the message, or says that there is nothing', async ({ page }) => {
  for (const code of ['AAAAAA', 'A'.repeat(300), '%20', '%zz', '%E0%A4%A']) {
    await join(page, server.baseURL, code);
    await expect(page).toHaveURL(`${server.baseURL}/?error=INVALID_CODE`);
    await expect(page.getByText('We vinden geen spel met deze code.')).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto(`${server.baseURL}/results/%zz`);
  await expect(page.getByRole('heading', { name: 'Geen resultaat gevonden' })).toBeVisible();
});

test('a student who comes late sees the current statement', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  await game.moveTo(2);
  await typeCode(page, server.baseURL, game.code.toLowerCase());
  await expect(statement(page, textOf(game, 2))).toBeVisible();
  await giveAnswer(page, 'Akkoord');
  await game.moveTo(0);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
});

test('a link asks for the game before the app is there', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  const asked = page.waitForRequest(`**/api/voting/session/${game.code}`);
  await intercept(page, '**/assets/framework-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await join(page, server.baseURL, game.code.toLowerCase());
  await expect(statement(page, textOf(game, 0))).toBeVisible();
});

test('what is answered in one tab stays answered in the other', async ({ page, context }) => {
  const game = await startedGame(server.baseURL);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await join(tab, server.baseURL, game.code);
    await expect(statement(tab, textOf(game, 0))).toBeVisible();
    // Until there are answers the statement is the server's, which the app draws anew.
    await expect(tab.getByRole('button', { name: 'Akkoord', exact: true })).toBeVisible();
  }
  const drawn = await screensOf(second);
  const read = second.waitForResponse(`**/api/voting/session/${game.code}`);
  await giveAnswer(page, 'Akkoord');
  await read;
  await expectSaved(second);
  expect(await drawn.jsonValue()).toEqual(['Onderweg']);
});

test('two tabs of one student show and store one answer', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  const second = await context.newPage();
  await join(second, server.baseURL, game.code);
  await expectSaved(second);
  await second.getByRole('button', { name: 'Pas je antwoord aan' }).click();
  await giveAnswer(second, 'Neutraal');
  expect(await game.answers()).toMatchObject([{ opinion: 'Neutraal' }]);
  await game.moveTo(1);
  for (const tab of [page, second]) await expect(statement(tab, textOf(game, 1))).toBeVisible();
});

test('before the end a page of results says that they come, and after it shows them, to one who played only', async ({
  page,
  browser,
}) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  await page.goto(`${server.baseURL}/results/${game.id}`);
  await expect(page.getByRole('heading', { name: 'Nog even geduld' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Terug naar het spel' }).click();
  await expectSaved(page);
  await page.goto(`${server.baseURL}/results/${game.id}`);
  await expect(page.getByRole('heading', { name: 'Nog even geduld' })).toBeVisible();
  await game.end();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await join(page, server.baseURL, game.code);
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await game.archive();
  await page.reload();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${server.baseURL}/results/${game.id}`);
  await expect(stranger.getByRole('heading', { name: 'Geen resultaat gevonden' })).toBeVisible();
  await expect(stranger.getByText('Dit spel is voorbij.')).toBeVisible();
  await stranger.context().close();
});

test('a game that is closed while one plays says so', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await game.archive();
  await expect(page.getByRole('heading', { name: 'Dit spel is afgelopen' })).toBeVisible();
  await expectAccessible(page);
});

test('a phone that slept through the end and the archiving still shows the results', async ({ page, context }) => {
  const game = await startedGame(server.baseURL);
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await intercept(page, '**/socket.io/**', (route) => route.abort());
  await join(page, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  const session = `**/api/voting/session/${game.code}`;
  await intercept(context, session, (route) => route.abort());
  await game.end();
  await game.archive();
  await context.unroute(session);
  await expectByItself(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
});

test('somebody who logs in or out in another tab does not stop the game in this one', async ({ page, context }) => {
  const game = await joinStarted(page, server.baseURL);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  const other = await context.newPage();
  await other.goto(server.baseURL);
  await other.evaluate(() => localStorage.setItem('role', 'teacher'));
  await game.moveTo(1);
  await expect(statement(page, textOf(game, 1))).toBeVisible();
  await giveAnswer(page, 'Akkoord');
});

test('a game that could not be read appears automatically once the network is back', async ({ page, context }) => {
  const game = await startedGame(server.baseURL);
  await intercept(context, '**/api/voting/session/**', (route) => route.abort());
  await join(page, server.baseURL, game.code);
  await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await context.setOffline(true);
  await context.unrouteAll();
  await context.setOffline(false);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
});

test('a server that cannot be reached can be tried again; a busy one is', async ({ page, context }) => {
  const game = await startedGame(server.baseURL);
  const session = `**/api/voting/session/${game.code}`;
  const gone = { status: 503, json: { code: 'UNAVAILABLE', message: '' } };
  const busy = { status: 429, headers: { 'retry-after': '60' }, json: { code: 'TOO_MANY_REQUESTS', message: '' } };
  let reply: typeof gone | typeof busy = gone;
  await intercept(context, session, (route) => route.fulfill(reply));
  await page.clock.install();
  await join(page, server.baseURL, game.code);
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  reply = busy;
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Even wachten' })).toBeVisible();
  await expectAccessible(page);
  await context.unroute(session);
  // A minute, plus the jitter of at most a quarter.
  await page.clock.fastForward('01:15');
  await expect(statement(page, textOf(game, 0))).toBeVisible();
});

test('where no socket gets through, the phone still goes along', async ({ page }) => {
  const game = await startedGame(server.baseURL);
  await intercept(page, '**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await join(page, server.baseURL, game.code);
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await game.moveTo(1);
  await expectByItself(statement(page, textOf(game, 1))).toBeVisible();
});

test('results that a school’s filter stops can be read again', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await giveAnswer(page, 'Akkoord');
  await game.end();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await intercept(page, '**/api/result/**', (route) => route.fulfill({ status: 403, body: '<h1>Blocked</h1>' }));
  await page.reload();
  const again = page.getByRole('button', { name: 'Probeer opnieuw' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/result/**');
  await again.click();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
});
