// What a talk begins with: two sides where the board may show them, the statement where it may not, and a tool that says which.
import { expect, test } from '@playwright/test';
import { STATEMENTS } from '#testing/fixtures.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, isAt, lead, mainButton } from './lead.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });
test.use(LAPTOP);

const NEXT = 'ArrowRight';
const joined = (code: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => newStudent(server.baseURL, code)));

test('who is alone with an answer is on the board only if the teacher asks for two sides', async ({ page }) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  const students = await joined(code, 4);
  await page.goto(liveOf(code));
  const statement = (at: number) => page.getByRole('heading', { level: 1, name: required(STATEMENTS[at]) });
  const toTheTalk = async (at: number) => {
    await expect(statement(at)).toBeVisible();
    await allAnswered(page, 4);
    await lead(page, 'Toon het resultaat', NEXT);
    await lead(page, 'Praat: 5 minuten', NEXT);
    await isAt(page, 'Praat');
    await expect(statement(at)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
  };
  /** Shows the next statement, which the class may answer from then on. */
  const next = async (at: number) => {
    await page.getByRole('button', { name: 'Volgende stelling' }).click();
    await expect(statement(at)).toBeVisible();
  };
  const sides = page.locator('blockquote');
  const twoSides = page.getByRole('button', { name: 'Twee kanten' });
  const twoOthers = page.getByRole('button', { name: 'Twee andere' });
  const lone = 'Ik sta hier alleen mee.';
  const [first = '', second = '', third = ''] = teacher.statements;

  for (const [at, student] of students.entries())
    await student.answer(first, at === 3 ? 'Niet akkoord' : 'Akkoord', {
      comment: at === 3 ? lone : `Daarom, zegt nummer ${at}.`,
    });
  await toTheTalk(0);
  await expect(page.getByText(lone)).toHaveCount(0);
  await expect(twoOthers).toHaveCount(0);
  const controls = page.locator('[data-live-controls] button:visible:not(:disabled)');
  expect(await controls.count()).toBeLessThanOrEqual(8);
  await expectAccessible(page);
  await twoSides.click();
  await expect(sides.filter({ hasText: lone })).toBeVisible();
  await expect(sides).toHaveCount(2);
  await expect(twoOthers).toBeVisible();
  await expect(twoSides).toHaveAttribute('aria-current', 'true');
  await next(1);

  // The button does not tell whether the one who is alone wrote: that is said when the teacher asks, also with the key.
  for (const [at, student] of students.entries())
    await student.answer(second, at === 3 ? 'Niet akkoord' : 'Akkoord', at === 3 ? {} : { comment: `Reden ${at}.` });
  await toTheTalk(1);
  await expect(twoSides).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText('Er zijn nog geen argumenten van twee kanten om te tonen.')).toBeVisible();
  await expect(sides).toHaveCount(0);
  await next(2);

  for (const student of students) await student.answer(third, 'Akkoord');
  await toTheTalk(2);
  await expect(twoSides.or(twoOthers)).toHaveCount(0);
});

for (const size of [1, 2])
  test(`a class of ${size}, all of whom answered, is led from its result to the talk`, async ({ page }) => {
    const { code } = await startGame(teacher);
    const students = await joined(code, size);
    await page.goto(liveOf(code));
    for (const student of students) await student.answer(required(teacher.statements[0]), 'Akkoord');
    await allAnswered(page, size);
    await lead(page, 'Toon het resultaat', NEXT);
    await expect(page.getByText('Iedereen: Akkoord')).toBeVisible();
    await expect(mainButton(page)).toHaveText('Praat: 5 minuten');
  });

test('a class with a silent phone is led on without a result, and to the result once it has answered', async ({
  page,
}) => {
  const { code } = await startGame(teacher);
  const [an, bo, silent] = (await joined(code, 3)).map(required);
  const [first = '', second = ''] = teacher.statements;
  await page.goto(liveOf(code));
  const twoAnswer = async (statementId: string) => {
    for (const student of [an, bo]) await student?.answer(statementId, 'Akkoord');
    await expect(page.getByRole('img', { name: '2 van de 3 leerlingen hebben geantwoord' })).toBeVisible();
    await lead(page, 'Toon het resultaat', NEXT);
    await lead(page, 'Toch tonen', NEXT);
    await isAt(page, 'Kijk');
    await expect(page.getByText('Nog te weinig antwoorden om te tonen')).toBeVisible();
    await expect(mainButton(page)).toHaveText('Praat: 5 minuten');
  };
  await twoAnswer(first);
  await lead(page, 'Praat: 5 minuten', NEXT);
  await isAt(page, 'Praat');
  await expect(mainButton(page)).toHaveText('Stem opnieuw');
  await page.getByRole('button', { name: 'Volgende stelling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: required(STATEMENTS[1]) })).toBeVisible();

  await twoAnswer(second);
  await silent?.answer(second, 'Akkoord');
  await lead(page, 'Toon het resultaat', NEXT);
  await expect(page.getByText('Iedereen: Akkoord')).toBeVisible();
});
