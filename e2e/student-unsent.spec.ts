// One tablet, one student after the other: what was begun or waits to be sent is its student's, whoever comes next.
import { test } from '@playwright/test';
import { identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { startedGame } from '#testing/game.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, joinStarted, typeCode } from './student.ts';

const SECRET = 'Dat vindt alleen Jan';

startWithServer();

test('a student who types the code sees nothing that another one has begun or not sent yet', async ({ page }) => {
  const game = await startedGame(server.baseURL, { settings: ['own_arguments'] });
  await typeCode(page, server.baseURL, game.code);
  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await page.getByRole('textbox').fill(SECRET);
  const question = page.getByRole('heading', { name: 'Verder als dezelfde leerling?' });
  await typeCode(page, server.baseURL, game.code);
  await expect(question).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ja, dat was ik' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(SECRET);

  await intercept(page, '**/opinion', (route) => route.abort());
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await typeCode(page, server.baseURL, game.code);
  await expect(question).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
});

test('an answer that waits is sent as its student, also where its teacher has logged in since', async ({ page }) => {
  const game = await joinStarted(page, server.baseURL);
  await intercept(page, '**/opinion', (route) => route.abort());
  await choose(page, 'Akkoord');
  await expect(page.getByRole('heading', { name: 'Je antwoord staat klaar' })).toBeVisible();
  await page.unroute('**/opinion');
  await signInAs(page.context(), await identityOf(server.baseURL));
  await page.reload();
  await expect.poll(async () => (await game.answers()).map(({ opinion }) => opinion)).toEqual(['Akkoord']);
});
