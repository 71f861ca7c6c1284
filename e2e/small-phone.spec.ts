// The smallest phone, 320 by 568: no answer is hidden under the edge of the screen, whatever the statement.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { giveVoices } from '#testing/browser.ts';
import { makeGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { argue, choose, expect, expectSaved, join, joinStarted, playAs, statement } from './student.ts';

test.use({ viewport: { width: 320, height: 568 } });
startWithServer();

const OPINIONS = [
  'Helemaal akkoord',
  'Eerder akkoord',
  'Ik twijfel nog',
  'Eerder niet akkoord',
  'Helemaal niet akkoord',
];
/** As long as a teacher may write one, in words of a law. */
const LONG =
  'De gemeenteraadsverkiezingen moeten voortaan plaatsvinden op dezelfde dag als de federale verkiezingen, zodat iedereen maar één keer per vijf jaar naar het stembureau hoeft te gaan en er meer stemmen.';
const MEDIUM = 'De overheid moet het openbaar vervoer gratis maken voor iedereen die nog naar school gaat.';

/** How far the lowest answer reaches under the edge of a screen that nobody has scrolled. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const options = [...(main?.querySelectorAll('fieldset > button, [role=radiogroup] > label') ?? [])];
    return Math.max(...options.map((option) => option.getBoundingClientRect().bottom)) - innerHeight + scrollY;
  });

for (const argued of [false, true])
  test(`two to five answers are all on a small screen${argued ? ', with an argument below them' : ''}`, async ({
    page,
  }) => {
    await giveVoices(page);
    const game = await makeGame(server.baseURL, { settings: argued ? ['own_arguments'] : [] });
    const call = await logIn(server.baseURL);
    await game.start();
    await join(page, server.baseURL, game.code);
    let after = game.statements[0]?._id;
    for (const opinions of [2, 3, 4, 5].map((count) => OPINIONS.slice(0, count)))
      for (const description of [MEDIUM, LONG]) {
        const _id = randomUUID();
        await call('POST voting/session/:code/own-statement', {
          params: { code: game.code },
          body: { _id, description, opinions, ...(after && { after }) },
        });
        after = _id;
        const params = { code: game.code, statementId: _id };
        await call('POST voting/session/:code/statement/:statementId', { params });
        await expect(statement(page, description)).toBeVisible();
        const what = `${opinions.length} answers to ${description}`;
        await expect.poll(() => hidden(page), what).toBeLessThanOrEqual(0);
        await (argued ? argue : choose)(page, required(OPINIONS[0]));
        await expectSaved(page);
        await call('POST voting/session/:code/statement/:statementId/second-round', { params });
        await expect(page.getByText('Tweede stemming', { exact: true })).toBeVisible();
        await expect.poll(() => hidden(page), `${what}, again`).toBeLessThanOrEqual(0);
      }
  });

test('all answers are on a small screen that names a party too', async ({ page }) => {
  await joinStarted(page, server.baseURL, { type: 'party' });
  await playAs(page, 'Groene Draad');
  await expect(page.getByRole('button', { name: 'Akkoord', exact: true })).toBeVisible();
  await expect.poll(() => hidden(page)).toBeLessThanOrEqual(0);
});
