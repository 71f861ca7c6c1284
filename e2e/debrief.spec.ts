// The debrief sheet: one A4 page with topics for the next lesson, in a version for the teacher and one for students.
import type { Page } from '@playwright/test';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { expect } from './student.ts';

const [YES, MAYBE, NO] = ['Akkoord', 'Neutraal', 'Niet akkoord'] as const;
/** The answers of eight students: divided, far from every party, changed by the discussion, unanimous. */
const DIVIDED = [YES, YES, YES, MAYBE, MAYBE, NO, NO, NO];
const FAR = [YES, YES, YES, YES, YES, NO, NO, NO];
const BEFORE = [YES, YES, YES, YES, MAYBE, MAYBE, NO, NO];
const AFTER = [YES, YES, NO, NO, NO, NO, NO, NO];
const UNITED = [YES, YES, YES, YES, YES, YES, YES, YES];
const HELD = 'Dit argument heeft de leerkracht nog niet getoond.';
/** An argument of the maximum length. */
const argument = (at: number) => `Argument ${at} ${'over wat er gebeurt als we dat doen '.repeat(10)}`.slice(0, 300);

startWithTeacher({
  isSignedIn: true,
  settings: { LANGUAGES: LANGUAGES.join(',') },
  set: {
    statements: 5,
    choose: (statement, party) => (statement === 1 ? 1 : statement + party),
  },
});

type Students = Awaited<ReturnType<typeof newStudent>>[];

/** Plays four of five statements with eight students, and shows all arguments but one. */
async function playDebate() {
  const { call, statements } = teacher;
  const { code, _id } = await startGame(teacher, { name: 'Debat 5A', settings: ['own_arguments', 'hold_arguments'] });
  const students: Students = [];
  for (const _ of DIVIDED) students.push(await newStudent(server.baseURL, code));
  const [first = '', second = '', third = '', fourth = ''] = statements;
  const show = (statementId: string) =>
    call('POST voting/session/:code/statement/:statementId', { params: { code, statementId } });
  const answer = async (statementId: string, opinions: readonly string[], comment: (at: number) => string) => {
    await show(statementId);
    for (const [at, student] of students.entries())
      await student.answer(statementId, opinions[at] ?? YES, { comment: comment(at) });
  };
  await answer(first, DIVIDED, (at) => (at === 0 ? HELD : argument(at)));
  await answer(second, FAR, argument);
  await answer(third, BEFORE, () => '');
  await call('POST voting/session/:code/statement/:statementId/second-round', { params: { code, statementId: third } });
  await answer(third, AFTER, () => '');
  await answer(fourth, UNITED, () => '');
  const params = { code };
  const { studentOpinions } = await call('GET voting/session/:code', { params });
  const ids = studentOpinions.filter(({ comment }) => comment !== '' && comment !== HELD).map(({ _id: id }) => id);
  await call('POST voting/session/:code/comments', { params, body: { show: ids, hide: [] } });
  await call('POST voting/session/:code/end', { params });
  return { code, id: _id, secrets: studentOpinions.flatMap((one) => [one._id, one.studentId]) };
}

const pagesOf = async (page: Page): Promise<number> =>
  [...(await page.pdf({ preferCSSPageSize: true })).toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

async function openIn(page: Page, path: string, language: LanguageCode): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await page.goto(`${server.baseURL}${path}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test('a teacher prints what to talk about next time, on one page in every language', async ({ page }) => {
  const { code, id, secrets } = await playDebate();
  const overview = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: id } });
  const sheet = page.getByRole('article');
  const path = `/teacher/votingsession/${code}/debrief`;

  await test.step('comes from the results, past the overview with its other margins', async () => {
    await page.goto(`${server.baseURL}/teacher/votingsession/${code}/debate/results`);
    await page.getByRole('link', { name: 'Overzicht per stelling' }).click();
    await page.getByRole('link', { name: 'Toon alles' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Alle stellingen' })).toBeVisible();
    await page.getByRole('link', { name: 'Nabespreking' }).click();
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Nabespreking');
    await expectAccessible(page);
    expect(await pagesOf(page)).toBe(1);
  });

  await test.step('reads three talks with the numbers of the overview', async () => {
    for (const [kind, number] of [
      ['Meest verdeeld', 1],
      ['Ver van elke partij', 2],
      ['Meeste meningen veranderd na het gesprek', 3],
    ] as const) {
      const talk = sheet
        .locator('section')
        .filter({ has: page.getByText(kind, { exact: true }) })
        .last();
      const { options = [], shift } = overview.statements[number - 1] ?? {};
      const counts = options.flatMap(({ opinion, count }) => {
        const before = shift?.before?.find((one) => one.opinion === opinion)?.count;
        return [...(before === undefined ? [] : [`${before}`]), `${count}`];
      });
      await expect(talk.getByRole('heading')).toContainText(`${number}`);
      await expect(talk.getByRole('list', { name: 'Antwoorden' }).locator('b')).toHaveText(counts);
    }
    await expect(sheet.getByText('Akkoord (8 van 8)')).toBeVisible();
    await expect(sheet.getByText('overheid', { exact: true })).toBeVisible();
    await expect(sheet.getByText('Omgaan met diversiteit')).toBeVisible();
    await expect(sheet.getByText('over wat er gebeurt').first()).toBeVisible();
  });

  await test.step('finds nothing there that the class was not shown', async () => {
    const drawn = await page.content();
    for (const secret of [HELD, ...secrets]) expect(drawn).not.toContain(secret);
  });

  await test.step('takes the one to hand out, which points at nobody', async () => {
    await page.getByRole('link', { name: 'Voor de leerlingen' }).click();
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Wat vond onze klas?');
    await expect(sheet.getByText('over wat er gebeurt')).toHaveCount(0);
    await expect(sheet.getByText('Zonder cijfers').first()).toBeVisible();
    await expect(sheet.getByText('8 van 8')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('prints both in every language', async () => {
    for (const language of LANGUAGES)
      for (const rest of ['', '?for=students']) {
        await openIn(page, `${path}${rest}`, language);
        expect(await pagesOf(page), `${language} ${rest}`).toBe(1);
      }
  });
});

/** Nine students play three parties, three each, and are wrong about the first party on one statement and about the second on another; a third one divides them. */
async function playParty() {
  const { call, statements, parties } = teacher;
  const { code, _id } = await startGame(teacher, {
    name: 'Partijspel 5A',
    type: 'party',
    settings: ['own_arguments', 'hold_arguments'],
  });
  const params = { code };
  const options = [YES, MAYBE, NO];
  const students: Students = [];
  for (const _ of [...parties, ...parties, ...parties]) students.push(await newStudent(server.baseURL, code));
  for (const [number, wrong] of [
    [0, 0],
    [2, 1],
    [4, null],
  ] as const) {
    const statementId = required(statements[number]);
    await call('POST voting/session/:code/statement/:statementId', { params: { code, statementId } });
    for (const [at, student] of students.entries()) {
      const party = at % parties.length;
      const held = (number + party) % options.length;
      const opinion = options[party === wrong ? (held + 1) % options.length : held] ?? YES;
      await student.answer(statementId, opinion, {
        partyId: required(parties[party]),
        comment: at === 0 ? HELD : argument(at),
      });
    }
  }
  const { studentOpinions } = await call('GET voting/session/:code', { params });
  const ids = studentOpinions.filter(({ comment }) => comment !== HELD).map(({ _id: id }) => id);
  await call('POST voting/session/:code/comments', { params, body: { show: ids, hide: [] } });
  await call('POST voting/session/:code/end', { params });
  return { code, id: _id, secrets: studentOpinions.flatMap((one) => [one._id, one.studentId]) };
}

test('the sheet of a party game says what the class was wrong about', async ({ page }) => {
  const { code, id, secrets } = await playParty();
  const overview = await teacher.call('GET result/overview/:sessionId', { params: { sessionId: id } });
  const sheet = page.getByRole('article');
  const path = `/teacher/votingsession/${code}/debrief`;

  await test.step('reads two misses with the numbers of the overview', async () => {
    await page.goto(`${server.baseURL}${path}`);
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Nabespreking');
    const missed = overview.statements.flatMap(({ parties }, at) =>
      parties.filter(({ hits }) => hits === 0).map((party) => ({ ...party, number: at + 1 })),
    );
    expect(missed).toHaveLength(2);
    for (const { partyId, number, guesses } of missed) {
      const name = overview.partyScores.find(({ _id }) => _id === partyId)?.name;
      const talk = sheet
        .locator('section')
        .filter({ has: page.getByText(`Ernaast bij ${name}`, { exact: true }) })
        .last();
      await expect(talk.getByRole('heading')).toContainText(`${number}`);
      await expect(talk.getByRole('list', { name: 'Antwoorden' }).locator('b')).toHaveText(
        (guesses ?? []).map(({ count }) => `${count}`),
      );
    }
    await expect(sheet.getByText('over wat er gebeurt').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('finds nothing there that the class was not shown', async () => {
    const drawn = await page.content();
    for (const secret of [HELD, ...secrets]) expect(drawn).not.toContain(secret);
  });

  await test.step('prints both on one page, the one to hand out without who played what', async () => {
    for (const language of LANGUAGES)
      for (const rest of ['', '?for=students']) {
        await openIn(page, `${path}${rest}`, language);
        expect(await pagesOf(page), `${language} ${rest}`).toBe(1);
      }
    await openIn(page, `${path}?for=students`, 'NL_BE');
    await expect(sheet.getByText('over wat er gebeurt')).toHaveCount(0);
    await expect(sheet.getByText('Zonder cijfers').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('of four students the archived sheet says no number', async ({ page }) => {
  const { code, _id } = await startGame(teacher, { settings: ['own_arguments'] });
  const params = { code };
  for (const opinion of [YES, YES, NO, NO])
    await (await newStudent(server.baseURL, code)).answer(required(teacher.statements[0]), opinion, {
      comment: argument(1),
    });
  await teacher.call('POST voting/session/:code/end', { params });
  await teacher.call('POST voting/session/:code/archive', { params });
  await page.goto(`${server.baseURL}/teacher/archive/${_id}`);
  await page.getByRole('link', { name: 'Nabespreking' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Nabespreking');
  await expect(sheet.getByText('Minder dan 5 leerlingen')).toBeVisible();
  await expect(sheet.getByText('Meest verdeeld')).toBeVisible();
  await expect(sheet.getByText('Welke waarde zit achter elk antwoord?')).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Antwoorden' })).toHaveCount(0);
  await expect(sheet.getByText('over wat er gebeurt')).toHaveCount(0);
  await expect(sheet.getByText('4 leerlingen')).toHaveCount(0);
  await expectAccessible(page);
});
