// A phone and a board in browsers that translate what they show: nothing of a game fails, and every screen shows what it is to show.
import type { Page } from '@playwright/test';
import { createGame, makeGame, newStudent, type Student, textOf } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { LAPTOP, liveOf, newPhone, startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, closeGame, isAt, lead, startFrom } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { choose, expect, expectSaved, giveAnswer, join, playAs, statement } from './student.ts';
import { translate } from './translate-page.ts';

test.use(LAPTOP);

startWithTeacher({ isSignedIn: true, set: { statements: 2 } });

const PARTIES = ['Horizon', 'Groene Draad', 'Witte Lijst'];
const OPTIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function answerAll(students: readonly Student[], statementId: string, more: object = {}): Promise<void> {
  for (const [at, student] of students.entries()) await student.answer(statementId, required(OPTIONS[at % 3]), more);
}

/** The texts of the statements of a game. */
async function textsOf(code: string): Promise<[string, string]> {
  const game = await teacher.call('GET voting/session/:code', { params: { code } });
  return [textOf(game, 0), textOf(game, 1)];
}

test('a debate: arguments, the talk, a second vote, and results on both', async ({ page: board, browser }) => {
  const code = await createGame(teacher, { settings: ['own_arguments', 'skip_questions'] });
  const [first = '', second = ''] = teacher.statements;
  const [firstText, secondText] = await textsOf(code);
  await board.goto(liveOf(code));
  await expect(startFrom(board)).toBeVisible();
  const boardIsWhole = await translate(board, [code, ...PARTIES]);
  const phone = await newPhone(browser);
  await join(phone, server.baseURL, code);
  await expect(title(phone, 'Je zit klaar')).toBeVisible();
  const phoneIsWhole = await translate(phone, [code, ...PARTIES]);
  const students = await Promise.all([1, 2, 3, 4, 5].map(() => newStudent(server.baseURL, code)));

  await test.step('the first vote and its result', async () => {
    await expect(startFrom(board)).toHaveText('Start met 6');
    await startFrom(board).click();
    for (const screen of [board, phone]) await expect(statement(screen, firstText)).toBeVisible();
    await phone.getByRole('radio', { name: 'Akkoord', exact: true }).check();
    await phone.getByRole('textbox').fill('Omdat');
    await expect(phone.getByText('5/300')).toBeVisible();
    await phone.getByRole('textbox').fill('Omdat het moet.');
    await expect(phone.getByText('15/300')).toBeVisible();
    await button(phone, 'Verstuur').click();
    await expectSaved(phone);
    await answerAll(students, first, { comment: 'Daarom.' });
    await allAnswered(board, 6);
    await lead(board, 'Toon het resultaat');
    await expect(board.getByRole('list', { name: 'Antwoorden' })).toContainText('3');
    await board.keyboard.press('a');
    await expect(board.getByText('Omdat het moet.')).toBeVisible();
  });

  await test.step('the talk, for which the phones go down, and the second vote', async () => {
    await lead(board, 'Praat: 5 minuten');
    await isAt(board, 'Praat');
    await expect(phone.getByRole('dialog', { name: 'Leg je toestel even weg' })).toBeVisible();
    await lead(board, 'Stem opnieuw');
    await lead(board, 'Ja, stem opnieuw');
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await giveAnswer(phone, 'Neutraal');
    await answerAll(students, first);
    await allAnswered(board, 6);
    await lead(board, 'Toon wat bewoog');
    await isAt(board, 'Stem opnieuw');
  });

  await test.step('the last statement and the results', async () => {
    await lead(board, 'Volgende stelling');
    for (const screen of [board, phone]) await expect(statement(screen, secondText)).toBeVisible();
    await button(phone, 'Sla deze stelling over').click();
    await expectSaved(phone);
    await answerAll(students, second);
    await allAnswered(board, 6);
    await lead(board, 'Toon het resultaat');
    await expect(board.getByRole('list', { name: 'Antwoorden' })).toContainText('2');
    await button(board, 'Naar wat we leerden').click();
    await lead(board, 'Ja, naar wat we leerden');
    await expect(board.getByRole('heading', { name: 'Wat we leerden' })).toBeVisible();
    await lead(board, 'Toon wat bewoog');
    await expect(board.getByText('Hier bewoog de klas')).toBeVisible();
    await lead(board, 'Toon waar jullie verdeeld waren');
    await lead(board, 'Naar de laatste kaart');
    await expect(title(phone, /zoals jij/)).toBeVisible();
    await phone.getByRole('link', { name: /^Horizon/ }).click();
    await expect(title(phone, 'Horizon')).toBeVisible();
    await boardIsWhole();
    await phoneIsWhole();
    await closeGame(board);
    await expect(board).toHaveURL(`${server.baseURL}/teacher`);
    await boardIsWhole(false);
  });
});

test('a party game, in the teacher’s tempo', async ({ page: board, browser }) => {
  const code = await createGame(teacher, { type: 'party' });
  const [first = ''] = teacher.statements;
  const [partyId = ''] = teacher.parties;
  const [firstText, secondText] = await textsOf(code);
  await board.goto(liveOf(code));
  await expect(startFrom(board)).toBeVisible();
  const boardIsWhole = await translate(board, [code, ...PARTIES]);
  const phone = await newPhone(browser);
  await join(phone, server.baseURL, code);
  await expect(button(phone, 'Kies eerst een partij')).toBeVisible();
  const phoneIsWhole = await translate(phone, [code, ...PARTIES]);
  await playAs(phone, 'Horizon');
  await expect(phone.getByText('Je speelt als Horizon.')).toBeVisible();
  await startFrom(board).click();
  for (const screen of [board, phone]) await expect(statement(screen, firstText)).toBeVisible();
  await giveAnswer(phone, 'Akkoord');
  const students = await Promise.all([1, 2, 3, 4, 5].map(() => newStudent(server.baseURL, code)));
  await answerAll(students, first, { partyId });
  await allAnswered(board, 6);
  await lead(board, 'Toon wat de partijen zeggen');
  await expect(board.getByRole('heading', { name: /Groene Draad|Horizon|Witte Lijst/ }).first()).toBeVisible();
  await button(board, 'Volgende stelling').click();
  for (const screen of [board, phone]) await expect(statement(screen, secondText)).toBeVisible();
  await choose(phone, 'Neutraal');
  await expectSaved(phone);
  await lead(board, 'Toon wat de partijen zeggen');
  await lead(board, 'Toch tonen');
  await lead(board, 'Naar wat we leerden');
  await lead(board, 'Ja, naar wat we leerden');
  await expect(title(board, 'Hier zaten we er het verst naast')).toBeVisible();
  await expect(title(phone, 'Hoe goed ken je de partijen?')).toBeVisible();
  await boardIsWhole();
  await phoneIsWhole();
});

test('a debate at one’s own tempo, whose end comes while the phone shows what is done', async ({ browser }) => {
  const phone = await newPhone(browser);
  const game = await makeGame(server.baseURL, { settings: ['own_tempo'], statements: 2 });
  await join(phone, server.baseURL, game.code);
  await expect(title(phone, 'Je zit klaar')).toBeVisible();
  const phoneIsWhole = await translate(phone, [game.code, ...PARTIES]);
  await game.start();
  await expect(statement(phone, textOf(game, 0))).toBeVisible();
  await giveAnswer(phone, 'Akkoord');
  await button(phone, 'Volgende').click();
  await expect(statement(phone, textOf(game, 1))).toBeVisible();
  await giveAnswer(phone, 'Neutraal');
  await game.end();
  await expect(title(phone, /zoals jij/)).toBeVisible();
  await phoneIsWhole();
});
