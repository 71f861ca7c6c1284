// What a class learned: the same numbers card by card on the board, in the list, on paper and in the file; and a paper to hand out.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { endButton, lead, mainButton } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { expect } from './student.ts';

const [YES, MAYBE, NO] = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;
/** The answers of eight students: divided, one against all, changed by the talk, unanimous, and none. */
const DIVIDED = [YES, YES, YES, MAYBE, MAYBE, NO, NO, NO];
const ALONE = [YES, YES, YES, YES, YES, YES, YES, NO];
const BEFORE = [YES, YES, YES, YES, MAYBE, MAYBE, NO, NO];
const AFTER = [YES, YES, NO, NO, NO, NO, NO, NO];
const UNITED = [YES, YES, YES, YES, YES, YES, YES, YES];
const HELD = 'Dit argument heeft de leerkracht nog niet getoond.';
const SAID = 'over wat er gebeurt';

startWithTeacher({ isSignedIn: true, settings: { LANGUAGES: LANGUAGES.join(',') }, set: { statements: 5 } });
test.use(LAPTOP);

async function playDebate() {
  const { call, statements } = teacher;
  const { code, _id } = await startGame(teacher, { name: 'Debat 5A', settings: ['own_arguments', 'hold_arguments'] });
  const students = await Promise.all(DIVIDED.map(() => newStudent(server.baseURL, code)));
  const [divided = '', alone = '', moved = '', united = ''] = statements;
  const step = (statementId: string, round: 1 | 2, to: 'look' | 'talk' | 'again' | 'moved') =>
    call('POST voting/session/:code/statement/:statementId/step', {
      params: { code, statementId },
      body: { round, step: to },
    });
  const answer = async (statementId: string, opinions: readonly string[], comment: (at: number) => string) => {
    for (const [at, student] of students.entries())
      await student.answer(statementId, opinions[at] ?? YES, { comment: comment(at) });
  };
  const guess = (statementId: string, number: number) =>
    Promise.all(students.map((student) => student.guess(statementId, number)));
  const goTo = (statementId: string) =>
    call('POST voting/session/:code/statement/:statementId', { params: { code, statementId } });
  await answer(divided, DIVIDED, (at) => (at === 0 ? HELD : `Reden ${at} ${SAID}.`));
  const { studentOpinions } = await call('GET voting/session/:code', { params: { code } });
  const ids = studentOpinions.filter(({ comment }) => comment !== HELD).map((one) => one._id);
  await call('POST voting/session/:code/comments', { params: { code }, body: { show: ids, hide: [] } });
  await guess(divided, 7);
  await step(divided, 1, 'look');
  await step(divided, 1, 'talk');
  await goTo(alone);
  await answer(alone, ALONE, () => '');
  await goTo(moved);
  await answer(moved, BEFORE, () => '');
  await step(moved, 1, 'look');
  await step(moved, 1, 'again');
  await answer(moved, AFTER, () => '');
  await goTo(united);
  await answer(united, UNITED, () => '');
  await guess(united, 10);
  await call('POST voting/session/:code/end', { params: { code } });
  return { code, id: _id, secrets: studentOpinions.flatMap((one) => [one._id, one.studentId]) };
}

/** The numbers at the options of one statement, each list in its order: first and now where both are told. */
const numbersIn = async (place: Locator): Promise<string[][]> => {
  const lists = await place.getByRole('list', { name: 'Antwoorden' }).all();
  // What counts up is there twice: for the eye, and for readers.
  const textOf = (all: Element[]) => all.map((one) => (one.lastElementChild ?? one).textContent);
  return Promise.all(lists.map((list) => list.locator('b').evaluateAll(textOf)));
};

/** The same of every statement that is written there, by its text. */
async function numbersOf(page: Page): Promise<Map<string, string[][]>> {
  const found = new Map<string, string[][]>();
  for (const card of await page.getByRole('article').all()) {
    const text = required((await card.getByRole('heading').first().textContent())?.trim());
    found.set(text, await numbersIn(card));
  }
  return found;
}

test('board, list, paper and file have the same numbers', async ({ page }) => {
  const { code, id, secrets } = await playDebate();
  const onBoard = new Map<string, string[][]>();
  const order: string[] = [];
  let figures = '';

  await test.step('card by card on the board', async () => {
    await page.goto(`${liveOf(code)}/debate/results?view=learned`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wat we leerden' })).toBeVisible();
    figures = await page.getByRole('main').getByRole('list').innerText();
    // Three of eight agreed with the first one, and all of them with the last.
    expect(figures).toMatch(/32\s*→\s*0\s+punten zaten jullie naast de klas/);
    await expectAccessible(page);
    for (const [label, text] of [
      ['Toon wat bewoog', 'Hier bewoog de klas'],
      ['Toon waar jullie verdeeld waren', 'Hier waren jullie het meest verdeeld'],
      ['Toon waar jullie het eens waren', 'Hier waren jullie het meest eensgezind'],
      ['Volgende stelling', '1'],
    ] as const) {
      await lead(page, label, 'ArrowRight');
      await expect(page.getByRole('main')).toContainText(text);
      for (const [statement, numbers] of await numbersOf(page)) {
        onBoard.set(statement, numbers);
        order.push(statement);
      }
      await expectAccessible(page);
    }
    await lead(page, 'Naar de laatste kaart', 'ArrowRight');
    await expect(page.getByRole('heading', { level: 1, name: 'Waarover praten we door?' })).toBeVisible();
    await expect(mainButton(page)).toHaveCount(0);
    await expect(endButton(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(mainButton(page)).toBeVisible();
  });

  await page.getByRole('link', { name: 'Alle stellingen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
  const inList = await numbersOf(page);
  await test.step('the list says the same in the same order, and more', async () => {
    expect(await page.getByRole('main').getByRole('list').first().innerText()).toBe(figures);
    expect([...inList.keys()].slice(0, order.length)).toEqual(order);
    for (const [statement, numbers] of onBoard)
      expect(inList.get(statement)?.slice(0, numbers.length), statement).toEqual(numbers);
    await expect(page.getByText(SAID).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('so does paper', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await numbersOf(page)).toEqual(inList);
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(0);
    await page.goto(`${liveOf(code)}/debate/results?view=learned`);
    await expect(page.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    expect(await numbersOf(page), 'also from a card').toEqual(inList);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('and the file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const rows = (await readFile(await (await coming).path(), 'utf8'))
      .split('\r\n')
      .map((row) => row.replaceAll('"', '').split(';'));
    for (const [statement, numbers] of inList) {
      const of = rows.filter(([, text, , count]) => text === statement && count !== '' && count !== undefined);
      const options = of.filter(([, , opinion]) => [YES, MAYBE, NO].some((one) => one === opinion));
      const column = (at: number) => options.map((row) => row[at] ?? '');
      const [last = [], ...told] = [...numbers].reverse();
      if (numbers.length === 0) expect(column(3)).toEqual(['0', '0', '0']);
      else expect(column(3), statement).toEqual(last);
      if (told.length > 0) expect([column(10), column(9)], statement).toEqual(told);
    }
  });

  await test.step('nothing there was not shown to the class', async () => {
    await page.goto(`${liveOf(code)}/results/overview`);
    await expect(page.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    const drawn = await page.content();
    for (const secret of [HELD, ...secrets]) expect(drawn).not.toContain(secret);
  });

  await test.step('what is handed out points at nobody, in every language', async () => {
    await page.getByRole('link', { name: 'Voor de leerlingen' }).click();
    await expect(page.getByText('Er is geen winnaar')).toBeVisible();
    await expect(page.getByText(SAID)).toHaveCount(0);
    const handedOut = await numbersOf(page);
    // The others have a count of one or two, or one that all share.
    expect([...handedOut.values()].filter((numbers) => numbers.length > 0)).toEqual([]);
    await expectAccessible(page);
    for (const language of LANGUAGES) {
      await page.evaluate((name) => localStorage.setItem('language', name), language);
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(5);
      expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(0);
    }
    await page.evaluate(() => localStorage.setItem('language', 'NL_BE'));
  });

  await test.step('a name of a card from before, and a game that is over', async () => {
    await page.goto(`${liveOf(code)}/debate/results?view=divided`);
    await expect(page.getByText('Hier waren jullie het meest verdeeld')).toBeVisible();
    await endByKeys(page);
    await page.goto(`${server.baseURL}/teacher/archive/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    expect(await numbersOf(page)).toEqual(inList);
    for (const name of ['Speel opnieuw', 'Verwijder', 'Druk af', 'Excel'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Closes the game from its last card; names its class. */
async function endByKeys(page: Page): Promise<void> {
  await page.goto(page.url().replace(/view=\w+/, 'view=last'));
  await endButton(page).click();
  await page.getByRole('dialog').getByLabel('Naam van de klas').fill('5A');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.baseURL}/teacher`);
}

test('of four students the paper to hand out says no number', async ({ page }) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  for (const opinion of [YES, YES, NO, NO])
    await (await newStudent(server.baseURL, code)).answer(required(teacher.statements[0]), opinion, { comment: SAID });
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await page.goto(`${liveOf(code)}/results/overview?for=students`);
  await expect(page.getByText('Te weinig antwoorden om er iets over te tonen.').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Antwoorden' })).toHaveCount(0);
  await expect(page.getByText(SAID)).toHaveCount(0);
  await expect(page.getByText('4 leerlingen')).toHaveCount(0);
  await expectAccessible(page);
});
