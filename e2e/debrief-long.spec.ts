// The debrief sheet of a game whose texts are all as long as they may be: still one A4 page.
import { expect } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { QUESTION_MAX } from '#shared/domain/limits.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { test } from './notices.ts';
import { server } from './server.ts';

const OPTIONS = ['Helemaal akkoord', 'Eerder akkoord', 'Ik twijfel', 'Eerder niet akkoord', 'Helemaal niet akkoord'];
const COLORS = ['#0b3c8c', '#2f6fde', '#98a2a0', '#e4632d', '#8a2b0a'];
const long = (start: string, length: number): string =>
  `${start} ${'wie dat later in het dorp of in de stad zelf betaalt en waarom, '.repeat(10)}`.slice(0, length);

startWithTeacher({
  isSignedIn: true,
  settings: { LANGUAGES: LANGUAGES.join(',') },
  set: {
    statements: [0, 1, 2, 3].map((at) => long(`Stelling ${at} zegt`, 290)),
    options: OPTIONS.map((opinion, at) => ({ opinion, color: required(COLORS[at]) })),
    choose: (statement, party) => (statement === 1 ? 1 : statement + party),
    explain: (party) => long(party, 300),
  },
});

/** What eight students answer, before and after the discussion: divided, far from every party, changed, unanimous. */
const ROUNDS = [
  { opinions: [0, 0, 1, 2, 2, 3, 4, 4] },
  { opinions: [0, 0, 0, 4, 4, 4, 4, 3] },
  { opinions: [0, 0, 0, 0, 2, 2, 4, 4], after: [0, 4, 4, 4, 4, 4, 4, 4] },
  { opinions: [0, 0, 0, 0, 0, 0, 0, 0] },
];

interface Texts {
  /** How many the class asks, all of the maximum length. */
  questions: number;
  /** The characters of each. */
  argumentLength: number;
}

async function play({ questions, argumentLength }: Texts): Promise<string> {
  const { call, statements } = teacher;
  const { code } = await startGame(teacher, { name: long('Debat', 80), settings: ['own_arguments'] });
  const params = { code };
  const students: Awaited<ReturnType<typeof newStudent>>[] = [];
  for (const _ of Array(8)) students.push(await newStudent(server.baseURL, code));
  for (const [at, { opinions, after }] of ROUNDS.entries()) {
    const statementId = required(statements[at]);
    const statement = { params: { code, statementId } };
    const vote = async (chosen: readonly number[]) => {
      for (const [number, student] of students.entries())
        await student.answer(statementId, required(OPTIONS[required(chosen[number])]), {
          comment: long(`Argument ${number}`, argumentLength),
        });
    };
    await call('POST voting/session/:code/statement/:statementId', statement);
    await vote(opinions);
    if (!after) continue;
    await call('POST voting/session/:code/statement/:statementId/second-round', statement);
    await vote(after);
  }
  if (questions > 0) {
    await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
    const ids: string[] = [];
    for (const [at, student] of students.slice(0, questions).entries())
      ids.push(await student.ask(long(`Vraag ${at} gaat over`, QUESTION_MAX)));
    await call('POST voting/session/:code/questions', { params, body: { show: ids, hide: [] } });
  }
  await call('POST voting/session/:code/end', { params });
  return code;
}

for (const [what, texts] of [
  ['the longest texts', { questions: 0, argumentLength: 300 }],
  ['the longest texts beside one question', { questions: 1, argumentLength: 300 }],
  ['the longest texts beside as many questions as it lists', { questions: 5, argumentLength: 300 }],
  ['arguments that just have room beside one question', { questions: 1, argumentLength: 150 }],
  ['arguments that just have room beside a column of questions', { questions: 3, argumentLength: 110 }],
] as const satisfies [string, Texts][])
  test(`the sheet of ${what} is one page in every language`, async ({ page }) => {
    const code = await play(texts);
    await page.goto(`${server.baseURL}/teacher`);
    for (const language of LANGUAGES)
      for (const rest of ['', '?for=students']) {
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(`${server.baseURL}/teacher/votingsession/${code}/debrief${rest}`);
        const sheet = page.getByRole('article');
        await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(sheet.getByText('Stelling 0 zegt').first()).toBeVisible();
        await expect(sheet.getByText(/Vraag \d gaat over/)).toHaveCount(texts.questions);
        await page.evaluate(() => document.fonts.ready);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect.soft([...pdf.matchAll(/\/Type\s*\/Page\b/g)], `${language} ${rest}`).toHaveLength(1);
      }
  });
