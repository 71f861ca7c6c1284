// The moment of a lesson: a result appears option by option, once, and is there at once after a reload.
import { expect, type Page, test } from '@playwright/test';
import { createGame, newStudent, type Student } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });
test.use({ viewport: { width: 1280, height: 720 } });

const OPTIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];

/** A class of 22 has answered the first statement, which is on the teacher's screen: 9, 3 and 10. */
async function answered(page: Page): Promise<{ code: string; statementId: string; students: Student[] }> {
  const code = await createGame(teacher, { name: 'Onthulling' });
  const statementId = required(teacher.statements[0]);
  const students = await Promise.all(Array.from({ length: 22 }, () => newStudent(server.baseURL, code)));
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  for (const [at, { answer }] of students.entries())
    await answer(statementId, required(OPTIONS[at < 9 ? 0 : at < 12 ? 1 : 2]));
  await page.goto(liveOf(code));
  await expect(page.getByRole('img', { name: /22 van de 22/ })).toBeVisible();
  return { code, statementId, students };
}

async function show(code: string, statementId: string): Promise<void> {
  await teacher.call('POST voting/session/:code/statement/:statementId/shown', { params: { code, statementId } });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'statement-results' } });
}

const sentence = (page: Page) => page.getByText('De klas is verdeeld');
const seats = (page: Page) => page.getByRole('img', { name: '9 Akkoord, 3 Neutraal, 10 Niet akkoord' });
/** The number that is seen at an option. */
const number = (page: Page, option: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(option, { exact: true }) })
    .locator('b > [aria-hidden]');

/** Records what stands at the first option, frame by frame. */
async function watchFirstNumber(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'numbersSeen', seen);
    const look = () => {
      const text = document.querySelector('main li b > [aria-hidden]')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'numbersSeen'));
}

test('a result appears option by option, ends in a sentence, and does so once', async ({ page }) => {
  const { code, statementId } = await answered(page);
  const seen = await watchFirstNumber(page);
  await show(code, statementId);
  await expect(seats(page)).toBeVisible();
  await expect(sentence(page)).toBeVisible();
  // A busy machine draws not every number.
  const numbers = (await seen()).map(Number);
  expect([numbers.at(0), numbers.at(-1)]).toEqual([0, 9]);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.length).toBeGreaterThan(4);
  await expect(number(page, 'Niet akkoord')).toHaveText('10');
  await expectAccessible(page);
  const box = required(await seats(page).boundingBox());
  expect(box.height / 720).toBeGreaterThanOrEqual(0.55);

  await page.keyboard.press('1');
  await expect(page.getByRole('img', { name: /22 van de 22/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect(seats(page)).toBeVisible();
  await expect(sentence(page)).toBeVisible({ timeout: 500 });
  await page.reload();
  await expect(seats(page)).toBeVisible();
  await expect(sentence(page)).toBeVisible({ timeout: 500 });
});

test('with reduced motion the end is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { code, statementId } = await answered(page);
  await show(code, statementId);
  await expect(seats(page)).toBeVisible();
  await expect(sentence(page)).toBeVisible({ timeout: 500 });
});

test('the second vote says how many moved, and slides from what was to what is', async ({ page }) => {
  const { code, statementId, students } = await answered(page);
  await show(code, statementId);
  await expect(sentence(page)).toBeVisible();
  const params = { code, statementId };
  await teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'question' } });
  await expect(page.getByRole('img', { name: /0 van de 22/ })).toBeVisible();
  for (const [at, { answer }] of students.entries())
    await answer(statementId, required(OPTIONS[at < 4 ? 1 : at < 9 ? 0 : at < 12 ? 1 : 2]));
  const seen = await watchFirstNumber(page);
  await show(code, statementId);
  await expect(page.getByRole('heading', { name: '4 kozen iets anders' })).toBeVisible();
  await expect(number(page, 'Akkoord')).toHaveText('5');
  await expect(number(page, 'Neutraal')).toHaveText('7');
  expect(await seen()).toEqual(['9', '8', '7', '6', '5']);
  await expectAccessible(page);
});
