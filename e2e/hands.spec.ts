// Classes with few devices: hands that are counted in the room, with and without devices, and devices that are put away.
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { STATEMENTS } from '#testing/fixtures.ts';
import { newStudent, prepareTeacher, startGame, type Teacher } from '#testing/game.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectSaved, JOURNEY_MS, openPhone, statement } from './student.ts';

test.describe.configure({ timeout: JOURNEY_MS });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
let server: TestServer;
let teacher: Teacher;

test.beforeAll(async () => {
  server = await startServer();
  teacher = await prepareTeacher(server.baseURL);
});
test.afterAll(() => server.stop());

const [FIRST = ''] = STATEMENTS;
const CLOSED_EYES = 'Ogen dicht, handen omhoog';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const handsFor = (page: Page, opinion: string) => page.getByRole('textbox', { name: opinion, exact: true });
const answers = (page: Page) => page.getByRole('list', { name: 'Antwoorden' });
const asksForHands = (page: Page) => page.getByRole('heading', { name: CLOSED_EYES });

async function openAsTeacher(context: BrowserContext, code: string, rest = ''): Promise<Page> {
  await signInAs(context, teacher);
  const page = await context.newPage();
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}${rest}`);
  return page;
}
const openOnPhone = async (browser: Browser, code: string, rest: string) =>
  openAsTeacher(await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-BE' }), code, rest);

/** Opens "Meer" on the live screen and chooses something. */
async function chooseTool(board: Page, name: RegExp): Promise<void> {
  await button(board, 'Meer').click();
  const dialog = board.getByRole('dialog', { name: 'Toetsen en meer' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name }).click();
}

test('a class without devices plays a debate by hand', async ({ browser, context }) => {
  const { code } = await startGame(teacher);
  const board = await openAsTeacher(context, code);
  await expect(statement(board, FIRST)).toBeVisible();
  const window = await openOnPhone(browser, code, '/hands');
  await expect(window.getByText('Het bord vraagt nu geen handen.')).toBeVisible();

  await chooseTool(board, /^Handen tellen/);
  await expect(asksForHands(board)).toBeVisible();
  await expectAccessible(board);
  // All devices of the teacher agree, also after a reload.
  await expect(handsFor(window, 'Akkoord')).toBeVisible();
  await board.reload();
  await expect(asksForHands(board)).toBeVisible();

  await handsFor(window, 'Akkoord').fill('201');
  await button(window, 'Klaar met tellen').click();
  await expect(window.getByText('Vul een getal in van 0 tot en met 200.')).toBeVisible();
  await expect(handsFor(window, 'Akkoord')).toBeFocused();
  await expectAccessible(window);
  await handsFor(window, 'Akkoord').fill('12');
  await button(window, 'Een hand meer: Neutraal').click();
  await expect(window.getByText('13 handen', { exact: true })).toBeVisible();
  await expect(answers(board)).toBeVisible();
  await expect(answers(board)).not.toContainText(/\d/);
  await button(window, 'Klaar met tellen').click();

  await expect(window.getByText('13 handen geteld.')).toBeVisible();
  await expect(answers(board).getByText('12 met de hand')).toBeVisible();
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await expect(board.getByText('13 handen geteld')).toBeVisible();
  await board.getByRole('link', { name: 'Overzicht per stelling' }).click();
  await expect(board.getByText('12 met de hand')).toBeVisible();
});

test('a class with some devices counts the others, in both rounds', async ({ context }) => {
  const { code } = await startGame(teacher);
  const statementId = teacher.statements[0] ?? '';
  const students = await Promise.all(Array.from({ length: 5 }, () => newStudent(server.baseURL, code)));
  for (const { answer } of students) await answer(statementId, 'Akkoord');
  const board = await openAsTeacher(context, code);
  await expect(statement(board, FIRST)).toBeVisible();
  await test.step('on the one screen, which is projected', async () => {
    await chooseTool(board, /^Handen tellen/);
    await expect(asksForHands(board)).toBeVisible();
    await button(board, 'Tel de handen').click();
    await expect(board.getByText('5 op toestel')).toBeVisible();
    await handsFor(board, 'Akkoord').fill('6');
    await expect(board.getByText('6 handen')).toHaveCount(0);
    await button(board, 'Toon de getallen').click();
    await expect(board.getByText('6 handen')).toBeVisible();
    await button(board, 'Klaar met tellen').click();
    await expect(answers(board).getByText('5 op toestel, 6 met de hand')).toBeVisible();
  });
  await test.step('after the talk, beside those who voted twice', async () => {
    const params = { code, statementId };
    await teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params });
    for (const { answer } of students) await answer(statementId, 'Niet akkoord');
    const hands = [{ opinion: 'Niet akkoord', count: 7 }];
    await teacher.call('PUT voting/session/:code/statement/:statementId/hands', { params, body: { hands } });
    await teacher.call('POST voting/session/:code/view', { params, body: { view: 'statement-results' } });
    await expect(board.getByText('Daarnaast met de hand:')).toBeVisible();
    await expect(board.getByText('7 Niet akkoord')).toBeVisible();
    await expectAccessible(board);
  });
});

test('devices that are put away lose nothing', async ({ browser, context }) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  const board = await openAsTeacher(context, code);
  await expect(statement(board, FIRST)).toBeVisible();
  const phone = await openPhone(browser, server.baseURL, code);
  await expect(statement(phone, FIRST)).toBeVisible();
  await phone.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await phone.getByRole('textbox').fill('Daarom');

  await chooseTool(board, /^Toestellen weg/);
  await expect(button(board, 'Toestellen terug')).toBeVisible();
  const away = phone.getByRole('dialog', { name: 'Leg je toestel even weg' });
  await expect(away).toBeVisible();
  await expectAccessible(phone);
  for (const _ of [1, 2, 3]) await phone.keyboard.press('Escape');
  await expect(away).toBeVisible();
  await phone.reload();
  await expect(away).toBeVisible();

  await teacher.call('POST voting/session/:code/devices-away', { params: { code }, body: { away: false } });
  await expect(away).toHaveCount(0);
  await expect(phone.getByRole('radio', { name: 'Akkoord', exact: true })).toBeChecked();
  await expect(phone.getByRole('textbox')).toHaveValue('Daarom');
  await phone.getByRole('button', { name: 'Verstuur' }).click();
  await expectSaved(phone);
});
