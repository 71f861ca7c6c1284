// Look, talk, vote again: a class of 25 in front of a projector that shows a result when its teacher asks for it, in steps, and how the class moved.
import { expect, type Page } from '@playwright/test';
import type { StepTaken } from '#shared/contract/lesson.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { signInAs } from '#testing/browser.ts';
import { STATEMENTS } from '#testing/fixtures.ts';
import { createGame, newStudent } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, openRemote, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { allAnswered, lead } from './lead.ts';
import { test } from './notices.ts';
import { server } from './server.ts';
import { argue, expectByItself, openPhone } from './student.ts';

startWithTeacher();

test.use(LAPTOP);
test.setTimeout(180_000);

const OPTIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];
/** Of a class of 25. */
const FIRST = 8;
const STEP = 6;
const [first = ''] = STATEMENTS;

/** Records the figures of a page's result, at every change. */
async function watchBars(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'barsSeen', seen);
    const look = () => {
      const bars = document.querySelector('main ul[aria-label="Antwoorden"]');
      const figures = [...(bars?.querySelectorAll('b > [aria-hidden]') ?? [])]
        .map(({ textContent }) => textContent)
        .join(' ');
      if (figures !== '' && seen.at(-1) !== figures) seen.push(figures);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'barsSeen'));
}

/** Every different snapshot that a page receives, in order. */
async function recordSnapshots(page: Page): Promise<ShownState[]> {
  const told: ShownState[] = [];
  await intercept(page, /\/(shown|step)$/, async (route) => {
    const response = await route.fetch();
    const reply: ShownState | StepTaken = await response.json();
    const shown = 'live' in reply ? required(reply.shown) : reply;
    if (shown.takenAt !== null && !told.some(({ takenAt }) => takenAt === shown.takenAt)) told.push(shown);
    await route.fulfill({ response });
  });
  return told;
}

/** An argument with distinct words, because near-twins are not shown twice. */
const reasonOf = (at: number) => [...'abcdefghi'].map((letter) => `reden${at}${letter}`).join(' ');
const countsOf = (answers: readonly string[]) =>
  OPTIONS.map((option) => answers.filter((opinion) => opinion === option).length);
const figuresOf = ({ counts }: ShownState) => (counts ?? []).map(({ count }) => count).join(' ');

test('a lesson: the result in steps, two sides, the clock, a second vote and the shift', async ({ browser, page }) => {
  const code = await createGame(teacher, { name: 'Les 5A', settings: ['own_arguments'] });
  const statementId = required(teacher.statements[0]);
  const students = await Promise.all(Array.from({ length: 24 }, () => newStudent(server.baseURL, code)));
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  const phone = await openPhone(browser, server.baseURL, code);
  await expect(phone.getByRole('heading', { level: 1, name: first })).toBeVisible();

  await signInAs(page.context(), teacher);
  const barsSeen = await watchBars(page);
  const snapshots = await recordSnapshots(page);
  await page.goto(liveOf(code));
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.keyboard.press('2');
  await lead(page, 'Toch tonen');
  await expect(page.getByText('Nog niemand heeft geantwoord')).toBeVisible();

  // What every student answered, in the order of their taps; the expected figures are calculated from this alone.
  const firstRound: string[] = [];
  const answerNext = async (to: number) => {
    while (firstRound.length < to) {
      const at = firstRound.length;
      const opinion = required(OPTIONS[(at + Math.floor(at / 4)) % 3]);
      const comment = at % 2 === 0 ? reasonOf(at) : '';
      await students[at]?.answer(statementId, opinion, { comment });
      firstRound.push(opinion);
    }
  };
  await answerNext(10);
  await expect(page.getByText('Er zijn genoeg antwoorden')).toBeVisible();
  expect(snapshots).toEqual([]);
  await lead(page, 'Toon het resultaat');
  const figures = countsOf(firstRound).join(' ');
  await expect.poll(async () => (await barsSeen()).at(-1)).toBe(figures);
  await answerNext(12);
  await answerNext(24);
  await expect(page.getByText('+ 14 nieuwe antwoorden')).toBeVisible();
  expect((await barsSeen()).at(-1)).toBe(figures);
  await expectAccessible(page);

  // The last one answers on a real phone; then the teacher shows the result.
  await argue(phone, 'Akkoord', 'Omdat het eerlijk is.');
  await expect(phone.getByRole('heading', { level: 1, name: 'Bewaard' })).toBeVisible();
  const all = [...firstRound, 'Akkoord'];
  await page.keyboard.press('u');
  await expect.poll(async () => (await barsSeen()).at(-1)).toBe(countsOf(all).join(' '));
  await expect(page.getByText('nieuwe antwoorden')).toHaveCount(0);

  // Two sides, and another pair with other arguments.
  // Six arguments are a page, and each press shows the next one.
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(page.getByText('Omdat het eerlijk is.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('t');
  const sides = page.locator('figure');
  await expect(sides).toHaveCount(2);
  await expect(sides.locator('blockquote')).toHaveCount(2);
  await expect(sides.locator('figcaption')).toHaveText(['Akkoord', 'Niet akkoord']);
  const pairBefore = await sides.locator('blockquote').allTextContents();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Twee andere' }).click();
  for (const text of pairBefore) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await expect(sides.locator('blockquote')).toHaveCount(2);

  // The clock is the same on the teacher's other device, and there after a reload.
  await page.keyboard.press('1');
  await page.keyboard.press('k');
  await expect(page.getByRole('timer')).toBeVisible();
  const remote = await openRemote(browser, code);
  await expect(remote.getByRole('button', { name: /^Klok \d/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await remote.keyboard.press('+');
  await expect(page.getByRole('timer', { name: /Nog [56]:/ })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(remote.getByRole('button', { name: 'Klok', exact: true })).toBeVisible();

  // The second vote: everybody taps; the phone stays with its answer, five of the others do not.
  await page.keyboard.press('4');
  await lead(page, 'Ja, stem opnieuw');
  await expect(page.getByText('Tweede stemming')).toBeVisible();
  await expect(remote.getByText('Tweede stemming')).toBeVisible();
  await expect(phone.getByText('Tweede stemming', { exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Ik blijf erbij' }).click();
  await expect(phone.getByText('Je bleef bij je eerste antwoord.')).toBeVisible();
  await expect(phone.getByText('Omdat het eerlijk is.')).toBeVisible();
  const secondRound = firstRound.map((opinion, at) =>
    at % 5 === 0 ? required(OPTIONS[(OPTIONS.indexOf(opinion) + 1) % OPTIONS.length]) : opinion,
  );
  for (const [at, opinion] of secondRound.entries()) await students[at]?.answer(statementId, opinion);
  await expect(page.getByRole('img', { name: '25 van de 25 leerlingen hebben geantwoord' })).toBeVisible();

  // The shift: before, now and the difference per option; how many voted twice, and how many chose something else.
  await allAnswered(page, 25);
  await lead(page, 'Toon wat bewoog');
  const now = [...secondRound, 'Akkoord'];
  const changed = secondRound.filter((opinion, at) => opinion !== firstRound[at]).length;
  await expect(page.getByRole('heading', { name: `${changed} kozen iets anders` })).toBeVisible();
  await expect(page.getByText('van de 25 die in beide rondes stemden')).toBeVisible();
  const [before, after] = [countsOf(all), countsOf(now)];
  for (const [at, option] of OPTIONS.entries()) {
    const [was = 0, is = 0] = [before[at], after[at]];
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(option, { exact: true }) });
    const more = is - was;
    const words = more === 0 ? 'evenveel' : more > 0 ? `${more} meer` : `${-more} minder`;
    await expect(row).toHaveText(`${option}eerst ${was}nu ${is}${is}${words}`);
  }
  await expectAccessible(page);
  const shiftFigures = (await barsSeen()).at(-1);

  // Two different snapshots of a round differ by a step at least, and the bars never showed other figures.
  const timeline = [0, ...all.keys()].map((_, length) => all.slice(0, length));
  const ofFirst = snapshots.filter(({ round }) => round === 1).map(({ answered, counts }) => ({ answered, counts }));
  for (const [at, { answered, counts }] of ofFirst.entries()) {
    const students = answered ?? 0;
    expect((counts ?? []).map(({ count }) => count)).toEqual(countsOf(timeline[students] ?? []));
    expect(students - (ofFirst[at - 1]?.answered ?? 0)).toBeGreaterThanOrEqual(at === 0 ? FIRST : STEP);
  }
  expect(snapshots.filter(({ round }) => round === 2)).toHaveLength(1);
  const allowed = new Set([...snapshots.filter(({ round }) => round === 1).map(figuresOf), shiftFigures]);
  for (const figures of await barsSeen()) expect(allowed).toContain(figures);

  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await expect(page).toHaveURL(/\/debate\/results/);
  await page.getByRole('link', { name: 'Alle stellingen' }).click();
  await expect(page.getByText(`25 leerlingen stemden in beide rondes. ${changed} kozen iets anders.`)).toBeVisible();
  await phone.context().close();
  await remote.context().close();
});

test('an answer that comes after its round is asked again, with the typed argument', async ({ browser }) => {
  const code = await createGame(teacher, { name: 'Les 5B', settings: ['own_arguments'] });
  const statementId = required(teacher.statements[0]);
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  const phone = await openPhone(browser, server.baseURL, code);
  await expect(phone.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await phone.getByRole('radio', { name: 'Neutraal' }).check();
  await phone.getByRole('textbox').fill('Het hangt ervan af.');
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Verstuur' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Je antwoord staat klaar' })).toBeVisible();

  const params = { code, statementId };
  await teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params });
  await phone.context().setOffline(false);
  await expectByItself(phone.getByText('Je klas stemt intussen opnieuw.')).toBeVisible();
  await expect(phone.getByRole('textbox')).toHaveValue('Het hangt ervan af.');
  await phone.getByRole('button', { name: 'Niet akkoord' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Bewaard' })).toBeVisible();
  await expect(phone.getByText('Het hangt ervan af.')).toBeVisible();
  const { studentOpinions } = await teacher.call('GET voting/session/:code', { params: { code } });
  expect(studentOpinions.map(({ opinion, comment }) => [opinion, comment])).toEqual([
    ['Niet akkoord', 'Het hangt ervan af.'],
  ]);
  await phone.context().close();
});

test('a server that is killed between the opening of a second vote and its answers', async ({ browser }) => {
  const code = await createGame(teacher, { name: 'Les 5C' });
  const statementId = required(teacher.statements[0]);
  const params = { code, statementId };
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  const other = await newStudent(server.baseURL, code);
  await other.answer(statementId, 'Neutraal');
  const phone = await openPhone(browser, server.baseURL, code);
  await phone.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Bewaard' })).toBeVisible();
  await teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params });
  await expect(phone.getByText('Tweede stemming', { exact: true })).toBeVisible();

  await server.kill9();
  await phone.getByRole('button', { name: 'Niet akkoord' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Je antwoord staat klaar' })).toBeVisible();
  await server.restart();
  await expectByItself(phone.getByRole('heading', { level: 1, name: 'Bewaard' })).toBeVisible();
  await other.answer(statementId, 'Neutraal');
  const { studentOpinions } = await teacher.call('GET voting/session/:code', { params: { code } });
  expect(studentOpinions.map(({ opinion }) => opinion).sort()).toEqual(['Neutraal', 'Niet akkoord']);
  await phone.reload();
  await expect(phone.getByText('Eerst koos je')).toBeVisible();
  await phone.context().close();
});
