// The live screen recovers: opened in every state, after a server restart, after failed commands; and in student tempo.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { caller, callerAs, registerTeacher } from '#testing/api-client.ts';
import { STATEMENTS } from '#testing/fixtures.ts';
import { createGame, newStudent, prepareTeacher, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { chooseLine, isAt, lead, mainButton } from './lead.ts';
import { server } from './server.ts';

startWithTeacher({ isSignedIn: true });
test.use(LAPTOP);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const [first = '', second = ''] = STATEMENTS;
/** Longer than the longest wait between two tries to connect, which is twelve seconds. */
const RECONNECT_MS = 45_000;
const firstId = () => required(teacher.statements[0]);

test('opens where the game is, in every state', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Verder', settings: ['own_arguments'] });
  await page.goto(liveOf(code.toLowerCase()));
  await expect(page.getByRole('button', { name: 'Start het spel' })).toBeVisible();
  await teacher.call('POST voting/session/:code/start', { params: { code } });
  await expect(heading(page, first)).toBeVisible();
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'statement-results' } });
  await page.reload();
  await isAt(page, 'Kijk');
  await page.goto(`${liveOf(code)}/debate/results`);
  await isAt(page, 'Kijk');
  await teacher.call('POST voting/session/:code/end', { params: { code } });
  await expect(heading(page, 'Welke partij antwoordt zoals jullie?')).toBeVisible();
  await page.goto(liveOf(code));
  await expect(page).toHaveURL(/\/debate\/results/);
  await expect(page.getByText('Nog geen resultaten')).toBeVisible();
});

test('counts who joins while an older count is on its way', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Teller' });
  const ready = (count: number) => page.getByRole('img', { name: new RegExp(`^${count} plaats(en)? bezet`) });
  let letGo = () => {};
  const holdNextCount = () => {
    const gate = new Promise<void>((open) => {
      letGo = open;
    });
    const isRead = new Promise<void>((tell) => {
      void page.route(
        `**/api/voting/session/${code}/participants`,
        async (route) => {
          const response = await route.fetch();
          tell();
          await gate;
          await route.fulfill({ response });
        },
        { times: 1 },
      );
    });
    return isRead;
  };

  // The first count is slow: a student joins after it was taken, and before the page, which connects after it, gets updates.
  const firstRead = holdNextCount();
  await page.goto(liveOf(code));
  await firstRead;
  await newStudent(server.baseURL, code);
  letGo();
  await expect(ready(1)).toBeVisible();

  const laterRead = holdNextCount();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await laterRead;
  await newStudent(server.baseURL, code);
  await expect(ready(2)).toBeVisible();
  const arrived = page.waitForResponse(/participants$/);
  letGo();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(ready(2)).toBeVisible();
});

test('stays where another device went while an older answer of the server was on its way', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Traag' });
  const moveTo = (index: number) =>
    teacher.call('POST voting/session/:code/statement/:statementId', {
      params: { code, statementId: required(teacher.statements[index]) },
    });
  await page.goto(liveOf(code));
  await expect(heading(page, first)).toBeVisible();

  // Messages of the server are held back from here on until the release.
  const late: { method: string; send: () => Promise<void> }[] = [];
  await intercept(page, new RegExp(`/api/voting/session/${code}(/statement/[^/]+|\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    late.push({ method: route.request().method(), send: () => route.fulfill({ response }) });
  });
  const isLate = (method: string) => expect.poll(() => late.map((reply) => reply.method)).toContain(method);
  let students = 0;
  /** Releases it, and waits until the page has drawn something newer. */
  const letGo = async () => {
    const arrived = page.waitForResponse((reply) => reply.url().includes(`/session/${code}`));
    for (const { send } of late.splice(0)) await send();
    await (await arrived).finished();
    await newStudent(server.baseURL, code);
    students += 1;
    await expect(page.getByRole('img', { name: new RegExp(`^0 van (de )?${students} leerling`) })).toBeVisible();
  };

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isLate('GET');
  await moveTo(1);
  await expect(heading(page, second)).toBeVisible();
  await letGo();
  await expect(heading(page, second)).toBeVisible();

  await chooseLine(page, 'Vorige stelling');
  await isLate('POST');
  await moveTo(1);
  await expect(heading(page, second)).toBeVisible();
  await letGo();
  await expect(heading(page, second)).toBeVisible();
});

test('what is pressed while an answer of the server is on its way comes after it', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Traag antwoord' });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'statement-results' } });
  await page.goto(liveOf(code));
  await isAt(page, 'Kijk');
  let letGo = (): void => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await intercept(page, '**/statement/*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Volgende stelling' }).click();
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.press('2');
  letGo();
  await isAt(page, 'Kijk');
  await expect(page.getByRole('banner').getByText(second)).toBeVisible();
});

test('a long statement leaves room for its results on a projector', async ({ page }) => {
  const long = 'De gemeente moet hier meer voor doen dan vandaag. '.repeat(8).trim();
  const set = await prepareTeacher(server.baseURL, { name: 'Lange stelling', statements: [long] });
  const { code } = await startGame(set, { name: 'Lang' });
  await (await newStudent(server.baseURL, code)).answer(required(set.statements[0]), 'Akkoord');
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'statement-results' } });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(liveOf(code));
  const answer = page.getByRole('listitem').filter({ hasText: 'Niet akkoord' });
  await expect(answer).toBeInViewport({ ratio: 1 });
  const bar = await mainButton(page).boundingBox();
  const bottom = await answer.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('says what failed, repeats it, and follows a server that was away', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Weg en terug' });
  const student = await newStudent(server.baseURL, code);
  await teacher.call('POST voting/session/:code/statement/:statementId', {
    params: { code, statementId: required(teacher.statements[1]) },
  });
  await page.goto(liveOf(code));
  await expect(heading(page, second)).toBeVisible();

  await server.kill9();
  await chooseLine(page, 'Vorige stelling');
  const alert = page.getByRole('alert').filter({ hasText: 'De stelling wisselen is niet gelukt.' });
  await expect(alert).toContainText('niet gelukt. Je bent niet verbonden.');
  await expect(page.getByText('Geen verbinding.')).toBeVisible();
  await server.restart();
  await student.answer(required(teacher.statements[1]), 'Akkoord');
  await expect(page.getByRole('img', { name: '1 van 1 leerling heeft geantwoord' })).toBeVisible({
    timeout: RECONNECT_MS,
  });
  await expect(alert).toContainText('niet gelukt. Probeer het opnieuw.');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(heading(page, first)).toBeVisible();
  await expect(page.getByText('Geen verbinding.')).toHaveCount(0);
  await expect(page.getByRole('alert')).not.toContainText('niet gelukt');
});

test('a party game at the students’ tempo, with progress until the results', async ({ page }) => {
  const code = await createGame(teacher, {
    name: 'Partijspel 6',
    type: 'party',
    settings: ['own_tempo', 'own_arguments'],
  });
  await page.goto(liveOf(code));
  await page.getByRole('button', { name: 'Start het spel' }).click();
  await expect(heading(page, 'Iedereen op eigen tempo')).toBeVisible();
  const students = await Promise.all([1, 2].map(() => newStudent(server.baseURL, code)));
  const partyId = required(teacher.parties[0]);
  for (const statementId of teacher.statements) await students[0]?.answer(statementId, 'Akkoord', { partyId });
  await students[1]?.answer(firstId(), 'Neutraal', { partyId });
  await expect(page.getByText('1 van de 2 leerlingen is nog bezig')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('2 van 2');
  await expectAccessible(page);

  await lead(page, 'Naar wat we leerden');
  await expect(page.getByText('1 leerling is nog bezig.')).toBeVisible();
  await expectAccessible(page);
  await lead(page, 'Ja, naar wat we leerden');
  await expect(heading(page, first)).toBeVisible();
  await page.getByRole('link', { name: 'De partijen' }).click();
  await expect(heading(page, 'Hoe goed kennen jullie de partijen?')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Groene Draad' })).toContainText('%');
  await expect(page.getByRole('listitem').filter({ hasText: 'Witte Lijst' })).toContainText('niet gekozen');
  await expectAccessible(page);
});

test('a student who deletes their answers is not counted any more', async ({ page }) => {
  const code = await createGame(teacher, { name: 'Spijt' });
  const { _id: sessionId } = await teacher.call('POST voting/session/:code/start', { params: { code } });
  await page.goto(liveOf(code));
  await expect(page.getByRole('img', { name: /^0 van (de )?0 leerlingen/ })).toBeVisible();
  const clientId = randomUUID();
  for (const id of [clientId, randomUUID()])
    await (await newStudent(server.baseURL, code, id)).answer(firstId(), 'Akkoord');
  await expect(page.getByRole('img', { name: /^2 van (de )?2 leerlingen/ })).toBeVisible();
  await caller(server.baseURL, { 'client-id': clientId })('DELETE result/session/:sessionId/mine', {
    params: { sessionId },
  });
  await expect(page.getByRole('img', { name: '1 van 1 leerling heeft geantwoord' })).toBeVisible();
});

test('somebody else’s game is not to be seen', async ({ page }) => {
  let reads = 0;
  await intercept(page, '**/api/voting/session/ZZZZZZ', (route) => {
    reads += 1;
    return route.continue();
  });
  await page.goto(liveOf('ZZZZZZ'));
  await expect(page.getByText('Dit spel is er niet meer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads, 'it is asked for once, and once more when the socket does not know it either').toBeLessThanOrEqual(2);
  await page.goto(`${liveOf('ZZZZZZ')}/debate/results`);
  await expect(page.getByText('Dit spel is er niet meer')).toBeVisible();

  const colleague = callerAs(server.baseURL, await registerTeacher(server.baseURL));
  const code = await createGame({ ...teacher, call: colleague });
  await page.goto(liveOf(code));
  await expect(page.getByText('Dit spel is er niet meer')).toBeVisible();
  const joined = await colleague('GET voting/session/:code/participants', { params: { code } });
  expect(joined, 'a user who only looked is not a student of it').toMatchObject({ count: 0 });
});

test('a game that was started by mistake is taken away, from the lobby or from the list', async ({ page }) => {
  const fromLobby = await createGame(teacher, { name: 'Per ongeluk' });
  await createGame(teacher, { name: 'Nog eens per ongeluk' });
  await page.goto(liveOf(fromLobby));
  await chooseLine(page, 'Verwijder dit spel', 'Stop hier');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page).toHaveURL(/\/teacher$/);
  await expect(page.getByText('“Per ongeluk” is verwijderd.')).toBeVisible();

  const open = page.getByRole('region', { name: 'Verder' });
  await expect(open.getByRole('heading', { name: 'Per ongeluk', exact: true })).toHaveCount(0);
  await open.getByRole('button', { name: 'Verwijder Nog eens per ongeluk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(open.getByRole('heading', { name: 'Nog eens per ongeluk' })).toHaveCount(0);
});
