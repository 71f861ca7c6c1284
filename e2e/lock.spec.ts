// The lock: students who joined notice nothing; a latecomer reads what to do and joins automatically once the teacher unlocks.
import { type Page, test } from '@playwright/test';
import { createGame, textOf } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, openLive, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { choosePeople, startFrom } from './lead.ts';
import { server } from './server.ts';
import { expect, expectByItself, giveAnswer, join, joinStarted, openPhone, saved, statement } from './student.ts';

startWithTeacher();
test.use(LAPTOP);

const SHUT = 'Niemand kan nog meedoen';
const CLOSE = 'Sluit de deur';
const CLOSED = 'De deur is dicht';
const OPEN = 'Open de deur';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: SHUT });

test('a locked lobby, for one who joined and one who is late', async ({ browser, context }) => {
  const code = await createGame(teacher, { name: 'Debat 5A' });
  const board = await openLive(context, code);
  const remote = await openRemote(browser, code);
  const inside = await openPhone(browser, server.baseURL, code);
  await expect(inside.getByRole('heading', { name: 'Je zit klaar' })).toBeVisible();
  const qr = board.getByRole('img', { name: `QR-code naar het spel met code ${code}` });
  await expect(qr).toBeVisible();

  await choosePeople(remote, CLOSE);
  await expect(qr).toHaveCount(0);
  await expect(board.getByText('Wie al binnen is, merkt er niets van.')).toBeVisible();
  await expect(board.getByText(CLOSED)).toBeVisible();
  await expectAccessible(board);
  const late = await openPhone(browser, server.baseURL, code);
  await expect(shutHeading(late)).toBeVisible();
  await expect(late.getByText('Vraag of je nog mag meedoen.')).toBeVisible();
  await expectAccessible(late);

  await startFrom(board).click();
  await expect(inside.getByRole('heading', { name: 'Je zit klaar' })).toHaveCount(0);
  await giveAnswer(inside, 'Akkoord');
  await button(late, 'Probeer nu').click();
  await expect(late.getByText('Nog altijd gesloten.')).toBeVisible();
  await expect(shutHeading(late)).toBeVisible();

  // The header shows it, and the number of those who joined leads to the way to unlock it.
  await expect(board.getByText(CLOSED)).toBeVisible();
  await choosePeople(board, OPEN);
  await expect(board.getByText(/Doe mee op/)).toBeVisible();
  await expectByItself(button(late, 'Akkoord')).toBeVisible();
  await giveAnswer(late, 'Niet akkoord');
});

test('a student who is locked out while answering keeps the answer, and it arrives once the game is unlocked', async ({
  page,
}) => {
  const game = await joinStarted(page, server.baseURL, { settings: ['own_arguments'] });
  await expect(statement(page, textOf(game, 0))).toBeVisible();
  await page.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await page.getByRole('textbox').fill('Wie werkt, mag stemmen.');
  // The replies to a student whom the server no longer knows while the game is locked, from the answer on.
  const refused = `**/api/voting/session/${game.code}**`;
  let isUnknown = false;
  await intercept(page, refused, async (route) => {
    isUnknown ||= route.request().method() === 'POST';
    if (isUnknown) await route.fulfill({ status: 409, json: { code: 'LOCKED', message: 'Nobody else can join' } });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(shutHeading(page)).toBeVisible();
  expect(await game.answers()).toEqual([]);
  await page.unroute(refused);
  await expectByItself(saved(page)).toBeVisible();
  expect(await game.answers()).toMatchObject([{ opinion: 'Akkoord', comment: 'Wie werkt, mag stemmen.' }]);
});

test('a student who is late never reads that something failed', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Trage deur' });
  await teacher.call('POST voting/session/:code/lock', { params: { code }, body: { locked: true } });
  const release = await hold(page, '**/assets/refused-screens*.js');
  const asked = page.waitForRequest('**/assets/refused-screens*.js');
  await join(page, server.baseURL, code);
  await asked;
  await expect(page.getByRole('status', { name: /Even geduld/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Laden lukt niet' })).toHaveCount(0);
  release();
  await expect(shutHeading(page)).toBeVisible();
});
