// A teacher's own statement on the phone: said to be one, answered as it was read, and outside the comparison with the parties.
import { randomUUID } from 'node:crypto';
import { logIn } from '#testing/api-client.ts';
import { makeGame } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, expectByItself, giveAnswer, join, joinStarted, statement } from './student.ts';

startWithServer();

test('an own statement says that it is one, and the result says that it does not count', async ({ page, context }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL, { statements: 1 });
  const { code } = game;
  await game.start();
  await join(page, server.baseURL, code);
  await giveAnswer(page, 'Akkoord');
  await expect(page.getByText('Eigen stelling')).toHaveCount(0);

  const _id = randomUUID();
  await call('POST voting/session/:code/own-statement', {
    params: { code },
    body: { _id, description: 'Onze speelplaats moet groener.' },
  });
  await call('POST voting/session/:code/statement/:statementId', { params: { code, statementId: _id } });
  await expect(statement(page, 'Onze speelplaats moet groener.')).toBeVisible();
  await expect(page.getByText('Eigen stelling')).toBeVisible();
  await expectAccessible(page);

  // Nobody answers a text that they did not read.
  await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
  await choose(page, 'Akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  const description = 'Onze speelplaats moet grijzer.';
  await call('PATCH voting/session/:code/own-statement/:id', { params: { code, id: _id }, body: { description } });
  await context.unroute('**/opinion');
  await expectByItself(statement(page, description)).toBeVisible();
  expect(await game.answers()).toHaveLength(1);
  await giveAnswer(page, 'Neutraal');
  expect(await game.answers()).toMatchObject([{}, { statementId: _id, opinion: 'Neutraal' }]);

  await game.end();
  await expect(page.getByText('Jullie eigen stellingen tellen hier niet mee:')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Jullie eigen stellingen tellen hier niet mee:')).toBeVisible();
});

test('a game without own statements says nothing of them', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL, { statements: 1 });
  await giveAnswer(page, 'Akkoord');
  await game.end();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await expect(page.getByText('eigen stellingen')).toHaveCount(0);
});
