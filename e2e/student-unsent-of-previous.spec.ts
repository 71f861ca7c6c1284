// A shared tablet whose last student left an answer that the network did not take.

import { textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, expectSaved, giveAnswer, joinStarted, statement, typeCode } from './student.ts';

startWithServer();

for (const [network, opinions] of [
  ['comes back', ['Akkoord', 'Neutraal']],
  ['stays away', ['Neutraal']],
] as const)
  test(`a new student is told what the previous one could not send, and if the network ${network} it ${opinions.length > 1 ? 'arrives' : 'goes only when they say so'}`, async ({
    page,
    context,
  }) => {
    const game = await joinStarted(page, server.baseURL);
    await intercept(context, '**/opinion', (route) => route.abort('internetdisconnected'));
    await choose(page, 'Akkoord');
    await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();

    await typeCode(page, server.baseURL, game.code);
    await page.getByRole('button', { name: 'Nee, ik ben iemand anders' }).click();
    await expect(page.getByText('Er staat hier nog een antwoord dat niet verstuurd raakte.')).toBeVisible();
    await expect(page.getByText('Akkoord')).toHaveCount(0);
    await expectAccessible(page);

    if (network === 'comes back') {
      await context.unroute('**/opinion');
      await page.getByRole('button', { name: 'Ja, dat was ik' }).click();
      await expectSaved(page);
      await typeCode(page, server.baseURL, game.code);
      await page.getByRole('button', { name: 'Nee, ik ben iemand anders' }).click();
    } else {
      await page.getByRole('button', { name: 'Begin toch opnieuw' }).click();
      await context.unroute('**/opinion');
    }
    await expect(statement(page, textOf(game, 0))).toBeVisible();
    await giveAnswer(page, 'Neutraal');
    expect((await game.answers()).map(({ opinion }) => opinion).sort()).toEqual(opinions);
  });
