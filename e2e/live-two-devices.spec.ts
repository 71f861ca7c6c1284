// A teacher with a laptop and a phone in a bad network: replies are lost or late, and meanwhile the other device does something else.
import { expect, type Page, test } from '@playwright/test';
import type { LiveView } from '#shared/domain/live-views.ts';
import { STATEMENTS } from '#testing/fixtures.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { LAPTOP, liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { chooseLine, isAt, lead, mainButton } from './lead.ts';
import { loseReply } from './lost-reply.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });
test.use(LAPTOP);

const [first = '', second = '', third = ''] = STATEMENTS;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const failures = (page: Page) => page.getByRole('alert').filter({ hasText: 'niet gelukt' });

/** Opens a game that has started, at the first or the second statement; returns its code, and what the other device does. */
async function open(page: Page, name: string, index = 0) {
  const { code } = await startGame(teacher, { name, settings: ['own_arguments'] });
  const params = { code };
  const at = (index: number) => ({ code, statementId: required(teacher.statements[index]) });
  if (index > 0) await teacher.call('POST voting/session/:code/statement/:statementId', { params: at(index) });
  await page.goto(liveOf(code));
  await expect(heading(page, required(STATEMENTS[index]))).toBeVisible();
  return {
    code,
    moveTo: (index: number) => teacher.call('POST voting/session/:code/statement/:statementId', { params: at(index) }),
    show: (view: LiveView) => teacher.call('POST voting/session/:code/view', { params, body: { view } }),
    voteAgain: () => teacher.call('POST voting/session/:code/statement/:statementId/second-round', { params: at(0) }),
    read: () => teacher.call('GET voting/session/:code', { params }),
  };
}

/** Moves to the statement before. */
const moveBack = (page: Page) => chooseLine(page, 'Vorige stelling');

test('a command whose reply is lost is not said to have failed', async ({ page }) => {
  const game = await open(page, 'Verloren antwoord', 1);
  await loseReply(page, '**/statement/*', () => expect(heading(page, first)).toBeVisible());
  const moved = page.waitForEvent('requestfailed');
  await moveBack(page);
  await moved;
  await expect(mainButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(failures(page)).toHaveCount(0);

  await loseReply(page, '**/step', () => isAt(page, 'Kijk'));
  const shown = page.waitForEvent('requestfailed');
  await page.keyboard.press('2');
  await shown;
  await expect(failures(page)).toHaveCount(0);
  expect(await game.read()).toMatchObject({ view: 'statement-results' });
});

test('what failed is not offered again once the other device has moved on', async ({ page }) => {
  const game = await open(page, 'Oud nieuws', 1);
  await intercept(page, '**/statement/*', (route) => route.abort(), { times: 1 });
  await moveBack(page);
  await expect(failures(page)).toHaveCount(1);
  await game.moveTo(2);
  await expect(heading(page, third)).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
});

test('what waited behind a command that failed is named and tried again with it', async ({ page }) => {
  const game = await open(page, 'Alles opnieuw', 1);
  const sent = page.waitForRequest('**/statement/*');
  const fail = await hold(page, '**/statement/*', (route) => route.abort());
  await moveBack(page);
  await sent;
  await page.keyboard.press('w');
  fail();
  await expect(failures(page)).toContainText(
    'De stelling wisselen is niet gelukt. De vraag kwam niet aan bij de toestellen.',
  );
  expect(await game.read()).toMatchObject({ devicesAway: false });
  await page.unrouteAll();
  await button(page, 'Probeer opnieuw').click();
  await expect(heading(page, first)).toBeVisible();
  await expect.poll(game.read).toMatchObject({ currentStatement: teacher.statements[0], devicesAway: true });
});

test('a command on a dead connection fails before the teacher gives up', async ({ page }) => {
  await page.clock.install();
  await open(page, 'Dode lijn', 1);
  const sent = page.waitForRequest('**/statement/*');
  await intercept(page, '**/statement/*', () => {}, { times: 1 });
  await moveBack(page);
  await sent;
  await page.clock.runFor(20_000);
  await expect(failures(page)).toHaveCount(1);
  await button(page, 'Probeer opnieuw').click();
  await expect(heading(page, first)).toBeVisible();
});

test('hands and decisions on a dead connection fail before the teacher gives up', async ({ page }) => {
  await page.clock.install();
  const { code } = await startGame(teacher, { name: 'Dode lijn 2', settings: ['own_arguments', 'hold_arguments'] });
  const student = await newStudent(server.baseURL, code);
  await student.answer(required(teacher.statements[0]), 'Akkoord', { comment: 'Omdat het kan.' });
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}/arguments`);
  await expect(page.getByText('Omdat het kan.')).toBeVisible();
  await intercept(page, /\/(comments|hands)$/, (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
  });
  const decided = page.waitForRequest('**/comments');
  await page.getByRole('listitem').getByRole('button', { name: 'Toon' }).click();
  await decided;
  await page.clock.runFor(20_000);
  await expect(page.getByText('Dat is niet gelukt. Probeer het opnieuw.')).toBeVisible();

  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'hands' } });
  await page.goto(`${server.baseURL}/teacher/votingsession/${code}`);
  await expect(page.getByRole('heading', { name: 'Ogen dicht, handen omhoog' })).toBeVisible();
  await page.keyboard.press('h');
  const stored = page.waitForRequest((request) => request.method() === 'PUT');
  await button(page, 'Klaar met tellen').click();
  await stored;
  await page.clock.runFor(20_000);
  await expect(page.getByText('De handen zijn nog niet bewaard.')).toBeVisible();
});

test('a reply shows what is so, where updates do not get through', async ({ page }) => {
  await intercept(page, '**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const game = await open(page, 'Zonder updates');
  await game.voteAgain();
  await game.show('statement-results');
  await page.keyboard.press('4');
  await lead(page, 'Ja, stem opnieuw');
  await expect(page.getByText('Tweede stemming')).toBeVisible();
  await isAt(page, 'Stem opnieuw');
});

test('where no updates get through, the screen still goes along with the class and the phone', async ({ page }) => {
  await page.clock.install();
  await intercept(page, '**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const game = await open(page, 'Zonder updates 2');
  const params = { code: game.code };
  // Longer than the page waits between two reads.
  const wait = () => page.clock.fastForward(11_000);
  await game.moveTo(1);
  await wait();
  await expect(heading(page, second)).toBeVisible();
  const student = await newStudent(server.baseURL, game.code);
  await student.answer(required(teacher.statements[1]), 'Akkoord');
  await wait();
  await expect(page.getByRole('img', { name: '1 van 1 leerling heeft geantwoord' })).toBeVisible();
  await teacher.call('POST voting/session/:code/end', { params });
  await wait();
  await expect(page).toHaveURL(/\/debate\/results/);
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Klaar' })).toBeVisible();
  await teacher.call('POST voting/session/:code/view', { params, body: { resultView: 'overview' } });
  await wait();
  await expect(page).toHaveURL(/\/results\/overview$/);
});

test('where no updates get through, open results show what was counted after they were opened', async ({ page }) => {
  await page.clock.install();
  await intercept(page, '**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const game = await open(page, 'Zonder updates 3');
  const params = { code: game.code };
  const student = await newStudent(server.baseURL, game.code);
  await student.answer(required(teacher.statements[0]), 'Akkoord');
  await teacher.call('POST voting/session/:code/end', { params });
  await page.goto(`${server.baseURL}/teacher/votingsession/${game.code}/debate/results`);
  await expect(page.getByText('1 leerling gaf 1 antwoord', { exact: true })).toBeVisible();
  await teacher.call('PUT voting/session/:code/statement/:statementId/hands', {
    params: { ...params, statementId: required(teacher.statements[0]) },
    body: { hands: [{ opinion: 'Niet akkoord', count: 4 }] },
  });
  await page.clock.fastForward(11_000);
  await expect(page.getByText('1 leerling gaf 1 antwoord · 4 handen geteld')).toBeVisible();
});

test('the question whether to vote again goes when another device moves on', async ({ page }) => {
  const game = await open(page, 'Andere stelling');
  await page.keyboard.press('4');
  await expect(mainButton(page)).toHaveText('Ja, stem opnieuw');
  await game.moveTo(1);
  await expect(heading(page, second)).toBeVisible();
  await expect(mainButton(page)).not.toHaveText('Ja, stem opnieuw');
});

test('hands that are stored late do not show the result of the next statement', async ({ page }) => {
  const game = await open(page, 'Handen te laat');
  await game.show('hands');
  await expect(page.getByRole('heading', { name: 'Ogen dicht, handen omhoog' })).toBeVisible();
  await page.keyboard.press('h');
  await page.getByRole('textbox', { name: 'Akkoord', exact: true }).fill('4');
  const sent = page.waitForRequest('**/hands');
  const release = await hold(page, '**/hands');
  await button(page, 'Klaar met tellen').click();
  await sent;
  await game.moveTo(1);
  await expect(heading(page, second)).toBeVisible();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('hands')));
  expect(await drafts()).toHaveLength(1);
  release();
  await expect.poll(drafts, 'the panel has done its work').toEqual([]);
  expect(await game.read()).toMatchObject({ view: 'question' });
});

test('a minute more counts every time that it is pressed', async ({ page }) => {
  await page.clock.setFixedTime(Date.now());
  await open(page, 'Meer tijd');
  await page.keyboard.press('k');
  await expect(page.getByRole('timer')).toContainText('5:00');
  const sent = page.waitForRequest('**/view');
  const release = await hold(page, '**/view');
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  await sent;
  release();
  await expect(page.getByRole('timer')).toContainText('8:00');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the clock goes on while the teacher looks at arguments', async ({ page }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    const { code } = await startGame(teacher, { name: 'Klok', settings: ['own_arguments', 'hold_arguments'] });
    await page.goto(liveOf(code));
    await button(page, 'Klok').click();
    await button(page, 'Start de klok: 5 minuten').click();
    await expect(button(page, 'Klok 5:00')).toBeVisible();
    // What is read again has a new clock.
    const release = await hold(page, `**/session/${code}?*`);
    await page.getByRole('link', { name: /wachten/ }).click();
    await expect(page.getByRole('heading', { name: 'Alles is nagekeken' })).toBeVisible();
    await page.clock.setFixedTime(now + 120_000);
    await page.getByRole('link', { name: 'Naar het spel' }).click();
    await expect(button(page, 'Klok 3:00')).toBeVisible();
    release();
  });
});
