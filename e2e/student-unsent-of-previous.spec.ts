// A shared tablet whose last student left an answer that the network did not take.

import { textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, giveAnswer, joinStarted, statement, typeCode } from './student.ts';

startWithServer();

for (const [network, outcome, opinions] of [
  ['is back', 'arrives', ['Akkoord', 'Neutraal']],
  ['is away', 'is lost', ['Neutraal']],
] as const)
  test(`a new student reads that the previous one has something unsent; if they begin while the network ${network}, it ${outcome}`, async ({
    page,
    context,
  }) => {
    const game = await joinStarted(page, server.baseURL);
    await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
    await choose(page, 'Akkoord');
    await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();

    await typeCode(page, server.baseURL, game.code);
    await page.getByRole('button', { name: 'Nee, ik ben iemand anders' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is nog niet helemaal verstuurd' })).toBeVisible();
    await expect(page.getByText('Akkoord')).toHaveCount(0);
    await expectAccessible(page);

    if (network === 'is back') await context.unroute('**/opinion');
    await page.getByRole('button', { name: 'Begin toch opnieuw' }).click();
    await expect(statement(page, textOf(game, 0))).toBeVisible();
    await context.unroute('**/opinion');
    await giveAnswer(page, 'Neutraal');
    expect((await game.answers()).map(({ opinion }) => opinion).sort()).toEqual(opinions);
  });
