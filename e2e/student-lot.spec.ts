// A party game in which the lot deals the parties: on the phone, and on the projector at the end.
import { makeGame } from '#testing/game.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './notices.ts';
import { choose, expect, expectSaved, JOURNEY_MS, openPhone, statement } from './student.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a student is dealt a party, asks for another one and plays it', async ({ browser }) => {
  test.setTimeout(JOURNEY_MS);
  const game = await makeGame(server.baseURL, { type: 'party', settings: ['parties_by_lot'] });
  const page = await openPhone(browser, server.baseURL, game.code);
  await expect(page.getByText('Jij bent vandaag')).toBeVisible();
  const name = page.getByRole('heading', { level: 1 });
  const dealt = await name.innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Geef me een andere partij' }).click();
  await expect(name).not.toHaveText(dealt);
  const other = await name.innerText();
  await expect(page.getByRole('button', { name: 'Geef me een andere partij' })).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveText(other);
  await page.getByRole('button', { name: `Ik speel ${other}` }).click();
  await expect(page.getByText(`Je speelt als ${other}.`)).toBeVisible();
  await game.start();
  await expect(statement(page, game.statements[0]?.description ?? '')).toBeVisible();
  await choose(page, 'Akkoord');
  await expectSaved(page);
  const party = game.parties.find(({ name: called }) => called === other)?._id;
  expect((await game.answers()).map(({ partyId }) => partyId)).toEqual([party]);
});
