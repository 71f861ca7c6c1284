// Classes with few devices: hands that are counted in the room, with and without devices, and devices that are put away.
import { readFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { OPTIONS, STATEMENTS } from '#testing/fixtures.ts';
import { createGame, newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, openLive, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { allAnswered, choosePeople, lead, people } from './lead.ts';
import { server } from './server.ts';
import { expect, expectSaved, openPhone, statement } from './student.ts';

startWithTeacher();
test.use(LAPTOP);

const [FIRST = ''] = STATEMENTS;
const CLOSED_EYES = 'Ogen dicht, handen omhoog';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const handsFor = (page: Page, opinion: string) => page.getByRole('textbox', { name: opinion, exact: true });
const answers = (page: Page) => page.getByRole('list', { name: 'Antwoorden' });
const asksForHands = (page: Page) => page.getByRole('heading', { name: CLOSED_EYES });

/** Counts in that window, when the board asks for hands, and stores it. */
async function countIn(window: Page, hands: Readonly<Record<string, number>>): Promise<void> {
  for (const [opinion, count] of Object.entries(hands)) await handsFor(window, opinion).fill(String(count));
  await button(window, 'Klaar met tellen').click();
}

test('hands count in both votes, and in the results, their overview, print and file', async ({ browser, context }) => {
  const { code } = await startGame(teacher);
  const board = await openLive(context, code);
  await expect(statement(board, FIRST)).toBeVisible();
  const window = await openRemote(browser, code);

  await choosePeople(board, 'Handen tellen');
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

  await expect(answers(board).getByText('12 met de hand')).toBeVisible();

  await test.step('after the talk: those of the first vote stand until they are counted again', async () => {
    await board.keyboard.press('4');
    await lead(board, 'Ja, stem opnieuw');
    await expect(board.getByText('Tweede stemming')).toBeVisible();
    await choosePeople(window, 'Handen tellen');
    await expect(asksForHands(board)).toBeVisible();
    await expect(handsFor(window, 'Akkoord')).toHaveValue('12');
    await countIn(window, { Akkoord: 4, Neutraal: 0, 'Niet akkoord': 9 });
    await expect(answers(board).getByText('9 met de hand')).toBeVisible();
    // Nobody knows who raised a hand twice.
    await expect(board.getByText('Nog te weinig om te zeggen wat bewoog')).toHaveCount(0);
  });
  for (const [at, count] of [7, 3].entries()) {
    const params = { code, statementId: required(teacher.statements[at + 1]) };
    await teacher.call('POST voting/session/:code/statement/:statementId', { params });
    const hands = OPTIONS.map(({ opinion }) => ({ opinion, count: opinion === 'Neutraal' ? count : 0 }));
    await teacher.call('PUT voting/session/:code/statement/:statementId/hands', { params, body: { hands } });
  }
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await test.step('results, overview, print and download', async () => {
    await expect(board.getByRole('heading', { name: 'Wat we leerden' })).toBeVisible();
    await lead(board, 'Toon waar jullie verdeeld waren');
    await lead(board, 'Toon waar jullie het eens waren');
    await board.getByRole('link', { name: 'De partijen' }).click();
    await expect(board.getByText('23 handen geteld')).toBeVisible();
    await board.getByRole('link', { name: 'Alle stellingen' }).click();
    const overview = ['4 met de hand', '9 met de hand', '7 met de hand', '3 met de hand'];
    for (const media of ['screen', 'print'] as const) {
      await board.emulateMedia({ media });
      for (const words of overview) await expect(board.getByText(words, { exact: true })).toBeVisible();
    }
    await board.emulateMedia({ media: 'screen' });
    const coming = board.waitForEvent('download');
    await button(board, 'Excel').click();
    const text = await readFile(await (await coming).path(), 'utf8');
    const rows = text.split('\r\n').map((row) => row.replaceAll('"', '').split(';'));
    expect(rows[0]?.slice(3, 5)).toEqual(['aantal', 'met de hand']);
    const byHand = rows.slice(1).filter(([, , , , hands]) => hands !== undefined && hands !== '' && hands !== '0');
    expect(byHand.map(([nr, , opinion, count, hands]) => [nr, opinion, count, hands])).toEqual([
      ['1', 'Akkoord', '0', '4'],
      ['1', 'Niet akkoord', '0', '9'],
      ['2', 'Neutraal', '0', '7'],
      ['3', 'Neutraal', '0', '3'],
    ]);
  });
});

test('hands for an answer that is gone: words at that answer, and what was typed stays', async ({ browser }) => {
  const { code } = await startGame(teacher);
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'hands' } });
  const window = await openRemote(browser, code);
  // As a window with an outdated list of options would send it.
  await intercept(window, '**/hands', (route) =>
    route.continue({ postData: { hands: [{ opinion: 'Weg', count: 3 }] } }),
  );
  await countIn(window, { Akkoord: 3 });
  await expect(window.getByText('Dit antwoord bestaat niet meer. Laad de pagina opnieuw.')).toBeVisible();
  await expect(handsFor(window, 'Akkoord')).toBeFocused();
  await expect(handsFor(window, 'Akkoord')).toHaveValue('3');
  await expectAccessible(window);
  await window.unrouteAll();
  await window.reload();
  await expect(handsFor(window, 'Akkoord')).toHaveValue('3');
  await button(window, 'Klaar met tellen').click();
  await expect(handsFor(window, 'Akkoord')).toHaveCount(0);
});

test('a phone that counts hands on its page offers no second place for it', async ({ browser }) => {
  const { code } = await startGame(teacher);
  const phone = await openRemote(browser, code);
  await choosePeople(phone, 'Handen tellen');
  await expect(handsFor(phone, 'Akkoord')).toBeVisible();
  await people(phone).click();
  const menu = phone.getByRole('dialog', { name: 'Wie meedoet' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: /handen/i })).toHaveCount(0);
});

test('a class with some devices counts the others, in both rounds', async ({ context }) => {
  const { code } = await startGame(teacher);
  const statementId = required(teacher.statements[0]);
  const students = await Promise.all(Array.from({ length: 5 }, () => newStudent(server.baseURL, code)));
  for (const { answer } of students) await answer(statementId, 'Akkoord');
  const board = await openLive(context, code);
  await expect(statement(board, FIRST)).toBeVisible();
  await test.step('on the one screen, which is projected', async () => {
    await choosePeople(board, 'Handen tellen');
    await expect(asksForHands(board)).toBeVisible();
    await button(board, 'Tel de handen').click();
    await expect(board.getByText('5 op toestel')).toBeVisible();
    await handsFor(board, 'Akkoord').fill('6');
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
    await allAnswered(board, 5);
    await lead(board, 'Toon wat bewoog');
    await expect(board.getByText('Daarnaast met de hand:')).toBeVisible();
    await expect(board.getByText('7 Niet akkoord')).toBeVisible();
    await expectAccessible(board);
  });
});

test('in a party game a group may share a device, in words, and no hands are counted', async ({ context }) => {
  const code = await createGame(teacher, { type: 'party' });
  const board = await openLive(context, code);
  await expect(board.getByText('Een groep mag samen één partij spelen op één toestel.')).toBeVisible();
  await people(board).click();
  await expect(button(board, 'Handen tellen')).toHaveCount(0);
});

test('devices that are put away lose nothing', async ({ browser, context }) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  const board = await openLive(context, code);
  await expect(statement(board, FIRST)).toBeVisible();
  const phone = await openPhone(browser, server.baseURL, code);
  await expect(statement(phone, FIRST)).toBeVisible();
  await phone.getByRole('radio', { name: 'Akkoord', exact: true }).check();
  await phone.getByRole('textbox').fill('Daarom');

  await choosePeople(board, 'Gsm’s neer');
  await expect(board.getByRole('banner').getByText('Gsm’s neer')).toBeVisible();
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
