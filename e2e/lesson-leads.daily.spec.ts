// A whole lesson is led by one key, by somebody who has not read the manual: the main button names each next step.
import { type Page, test } from '@playwright/test';
import { STATEMENTS } from '#testing/fixtures.ts';
import { newStudent, type Student, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { allAnswered, BOUNCE_MS, chooseLine, isAt, lead, mainButton } from './lead.ts';
import { server } from './server.ts';
import { expect, openPhone } from './student.ts';

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
startWithTeacher({ isSignedIn: true });

const NEXT = 'ArrowRight';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A screen reader is told where the lesson is, and is not sent back to the top of the page. */
const tells = async (page: Page, step: string, statement: string) => {
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${step}$`) })).toBeAttached();
  await expect(heading(page, statement)).toBeFocused();
};
const CONTROL = ':is(button, a:not([href="#main"]), input, summary):visible:not(:disabled)';
/** Those of the bar; the header has what one presses about what one sees. */
const controls = (page: Page) => page.locator(`[data-live-controls] ${CONTROL}`);

async function openBoard(page: Page, code: string): Promise<void> {
  await page.goto(liveOf(code));
  await expect(heading(page, required(STATEMENTS[0]))).toBeVisible();
}

const words = (at: number) => [...'abcdefghi'].map((letter) => `reden${at}${letter}`).join(' ');
async function answerAll(students: readonly Student[], statementId: string, shift: number): Promise<void> {
  const options = ['Akkoord', 'Neutraal', 'Niet akkoord'];
  for (const [at, student] of students.entries())
    await student.answer(statementId, required(options[(at + shift) % 3]), { comment: words(at) });
}

test('a debate of three statements, by → alone and in six presses for each', async ({ page, browser }) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  const students = await Promise.all(Array.from({ length: 9 }, () => newStudent(server.baseURL, code)));
  await openBoard(page, code);
  const phone = await openPhone(browser, server.baseURL, code);
  for (const [at, statementId] of teacher.statements.entries()) {
    const isLast = at === teacher.statements.length - 1;
    await expect(heading(page, required(STATEMENTS[at]))).toBeVisible();
    await isAt(page, 'Stem');
    await answerAll(students, statementId, 0);
    let presses = 0;
    const press = (says: string) => {
      presses += 1;
      return lead(page, says, NEXT);
    };
    await expect(page.getByRole('img', { name: '9 van de 10 leerlingen hebben geantwoord' })).toBeVisible();
    expect(await controls(page).count()).toBeLessThanOrEqual(8);
    await press('Toon het resultaat');
    await isAt(page, 'Kijk');
    await tells(page, 'Kijk', required(STATEMENTS[at]));
    expect(await controls(page).count()).toBeLessThanOrEqual(8);
    await press('Praat: 5 minuten');
    await isAt(page, 'Praat');
    await tells(page, 'Praat', required(STATEMENTS[at]));
    await expect(page.getByRole('banner')).toContainText(/[45]:\d\d/);
    await expect(phone.getByRole('dialog', { name: 'Leg je toestel even weg' })).toBeVisible();
    expect(await controls(page).count()).toBeLessThanOrEqual(8);
    if (at === 0) await expectAccessible(page);
    await press('Stem opnieuw');
    await press('Ja, stem opnieuw');
    await isAt(page, 'Stem opnieuw');
    await tells(page, 'Stem opnieuw', required(STATEMENTS[at]));
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await answerAll(students, statementId, 1);
    await expect(page.getByRole('img', { name: '9 van de 10 leerlingen hebben geantwoord' })).toBeVisible();
    await press('Toon wat bewoog');
    await isAt(page, 'Stem opnieuw');
    await press(isLast ? 'Naar wat we leerden' : 'Volgende stelling');
    if (isLast) await press('Ja, naar wat we leerden');
    expect(presses).toBe(isLast ? 7 : 6);
  }
  // The end goes on by the same key: of all statements alike none is the most, but the class moved.
  await expect(heading(page, 'Wat we leerden')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9van de 9 dachten er na het praten anders over');
  expect(await controls(page).count()).toBeLessThanOrEqual(8);
  for (const text of STATEMENTS.slice(0, 3)) {
    await page.waitForTimeout(BOUNCE_MS);
    await page.keyboard.press(NEXT);
    await expect(heading(page, text)).toBeVisible();
    await expect(page.getByText('9 leerlingen stemden in beide rondes.')).toBeVisible();
    expect(await controls(page).count()).toBeLessThanOrEqual(8);
  }
  await page.waitForTimeout(BOUNCE_MS);
  await page.keyboard.press(NEXT);
  await expect(heading(page, 'Waarover praten we door?')).toBeFocused();
  await phone.context().close();
});

test('the way to the results from an earlier statement asks once, and says which of those that follow got no answer', async ({
  page,
}) => {
  const { code } = await startGame(teacher, { settings: [] });
  const [first = ''] = teacher.statements;
  for (const statementId of [...teacher.statements.slice(1), first])
    await teacher.call('POST voting/session/:code/statement/:statementId', { params: { code, statementId } });
  await openBoard(page, code);
  await chooseLine(page, 'Toon wat we leerden', 'Stop hier');
  await expect(mainButton(page)).toHaveText('Ja, naar wat we leerden');
  await expect(mainButton(page)).toHaveAccessibleDescription(
    'Op 2 stellingen antwoordde nog niemand: die vallen weg. Daarna kan de klas niet meer antwoorden.',
  );
  // At once: after a while the question is taken back.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.waitForTimeout(BOUNCE_MS);
  await lead(page, 'Ja, naar wat we leerden');
  await expect(page).toHaveURL(/\/results/);
});

test('a party game of three statements, by → alone', async ({ page }) => {
  const { code } = await startGame(teacher, { type: 'party' });
  const [one = '', two = ''] = teacher.parties;
  const students = await Promise.all(Array.from({ length: 6 }, () => newStudent(server.baseURL, code)));
  await openBoard(page, code);
  for (const [at, statementId] of teacher.statements.entries()) {
    const isLast = at === teacher.statements.length - 1;
    await expect(heading(page, required(STATEMENTS[at]))).toBeVisible();
    for (const [index, student] of students.entries()) {
      if (at === 0 && index === 5)
        await expect(page.getByText('Nog 1 bezig. Wie later antwoordt, telt pas mee in de resultaten.')).toBeVisible();
      await student.answer(statementId, 'Akkoord', { partyId: index < 3 ? one : two });
    }
    await expect(page.getByRole('img', { name: '6 van de 6 leerlingen hebben geantwoord' })).toBeVisible();
    await lead(page, 'Toon wat de partijen zeggen', NEXT);
    await isAt(page, 'De partijen zelf');
    await lead(page, 'Volgende partij', NEXT);
    await lead(page, 'Volgende partij', NEXT);
    await lead(page, isLast ? 'Naar wat we leerden' : 'Volgende stelling', NEXT);
  }
  await lead(page, 'Ja, naar wat we leerden', NEXT);
  await expect(page).toHaveURL(/\/party\/results/);
});

test('few answers are asked about, a bounce does nothing, and anything else takes the question back', async ({
  page,
}) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  const students = await Promise.all(Array.from({ length: 6 }, () => newStudent(server.baseURL, code)));
  await openBoard(page, code);
  const [statementId = ''] = teacher.statements;
  await answerAll(students.slice(0, 4), statementId, 0);
  await expect(page.getByRole('img', { name: '4 van de 6 leerlingen hebben geantwoord' })).toBeVisible();
  await expect(page.getByText('Nog 2 bezig.')).toBeVisible();
  await page.keyboard.press(NEXT);
  await page.keyboard.press(NEXT);
  await expect(mainButton(page)).toHaveText('Toch tonen');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mainButton(page)).toHaveText('Toon het resultaat');
  await page.waitForTimeout(700);
  await lead(page, 'Toon het resultaat', NEXT);
  await lead(page, 'Toch tonen', 'PageDown');
  await isAt(page, 'Kijk');

  // The digits are the steps: forward as the main button would, back by the view alone.
  await page.keyboard.press('3');
  await isAt(page, 'Praat');
  await page.keyboard.press('1');
  await isAt(page, 'Stem');
  await page.keyboard.press('3');
  await isAt(page, 'Praat');
  await page.keyboard.press('4');
  await expect(mainButton(page)).toHaveText('Ja, stem opnieuw');
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 'Kijk');
  await expect(mainButton(page)).toHaveText('Verder praten');

  // The rest is behind ⋯, which Escape closes, and whose button has the focus then.
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Meer', exact: true })).toBeFocused();
  await isAt(page, 'Kijk');
  await page.keyboard.press('3');
  await isAt(page, 'Praat');
  await page.getByRole('button', { name: 'Alle argumenten', exact: true }).click();
  await expect(page.getByText(words(0))).toBeVisible();
  // The texts themselves look like what they are: to read.
  const texts = page.getByRole('listitem').getByRole('button', { name: /reden/ });
  expect(await texts.count()).toBeGreaterThan(0);
  expect(await controls(page).count()).toBeLessThanOrEqual(8);
  await expect(page.getByText('Verwijder')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Ogen dicht, handen omhoog' })).toBeVisible();
  // The class talks already: it goes on.
  await page.keyboard.press('Escape');
  await isAt(page, 'Praat');

  // A black board, until any key; those that only change others, or that a browser needs, are none.
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog', { name: /zwart/ })).toBeVisible();
  for (const key of ['Shift', 'Alt', 'Control+y', 'CapsLock']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: /zwart/ })).toBeVisible();
  }
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isAt(page, 'Praat');
});

test('in the students’ own tempo the list of keys has the four that do something, and the others do nothing', async ({
  page,
}) => {
  const { code } = await startGame(teacher, { settings: ['own_tempo'] });
  await newStudent(server.baseURL, code);
  await page.goto(liveOf(code));
  await expect(heading(page, 'Iedereen op eigen tempo')).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Toetsen' });
  await expect(list.getByRole('term')).toHaveText(['→PgDn', 'W', 'Q', '?', 'F']);
  await expect(list.getByRole('definition')).toHaveText([
    'De volgende stap: wat op de groene knop staat',
    'Gsm’s neer',
    'Open de vragen',
    'Toetsen',
    'Volledig scherm',
  ]);
  await page.keyboard.press('Escape');

  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  for (const key of ['ArrowLeft', 'PageUp', '1', '2', '5', 'a', 'b', 'e', 'h', 'i', 'k', 'p', 't', 'u', '+', '-', '.'])
    await page.keyboard.press(key);
  await expect(page.locator('dialog')).toHaveCount(0);
  // Only whether it is asked for: a browser without a window may take its time over it.
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = async () => void document.documentElement.setAttribute('asked', '');
  });
  await page.keyboard.press('f');
  await expect(page.locator('html[asked]')).toHaveCount(1);
  await page.keyboard.press('q');
  const chip = page.getByRole('button', { name: 'De vragen zijn open' });
  await expect(chip).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByText('Gsm’s neer', { exact: true })).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/questions/), expect.stringMatching(/devices-away$/)]);
  await page.keyboard.press('PageDown');
  await expect(mainButton(page)).toHaveText('Ja, naar wat we leerden');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the remote control is one big button, with six controls at most', async ({ page }) => {
    const { code } = await startGame(teacher, { settings: ['own_arguments', 'hold_arguments'] });
    const students = await Promise.all(Array.from({ length: 4 }, () => newStudent(server.baseURL, code)));
    await openBoard(page, code);
    await answerAll(students, required(teacher.statements[0]), 0);
    await expect(page.getByText('4 argumenten wachten')).toBeVisible();
    await allAnswered(page, 4);
    expect(await controls(page).count()).toBeLessThanOrEqual(6);
    const box = required(await mainButton(page).boundingBox());
    expect(box.height).toBeGreaterThanOrEqual(72);
    await lead(page, 'Toon het resultaat');
    expect(await controls(page).count()).toBeLessThanOrEqual(6);
    await expectAccessible(page);
    await lead(page, 'Praat: 5 minuten');
    await page.getByRole('button', { name: 'Klok' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eén minuut meer' }).click();
    await lead(page, 'Stem opnieuw');
    await lead(page, 'Ja, stem opnieuw');
    await page.getByRole('button', { name: 'Volgende stelling' }).click();
    await expect(heading(page, required(STATEMENTS[1]))).toBeVisible();
    await answerAll(students, required(teacher.statements[1]), 0);
    await allAnswered(page, 4);
    await lead(page, 'Toon het resultaat');
    await expect(mainButton(page)).toHaveText('Praat: 5 minuten');
  });
});

test('the main button stays in sight at 200 % zoom, at every step', async ({ page }) => {
  const { code } = await startGame(teacher, { settings: ['own_arguments'] });
  await newStudent(server.baseURL, code);
  for (const [width, height] of [
    [683, 384],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['question', 'statement-results', 'argument-pair'] as const) {
      await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view } });
      await openBoard(page, code);
      await isAt(page, view === 'question' ? 'Stem' : view === 'argument-pair' ? 'Praat' : 'Kijk');
      await expect(mainButton(page), `${view} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});
