// Questions from the class on the phone: asked after the answer, also without a network; read of others only when they are shown.
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { makeGame, newStudent } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { server, startWithServer } from './server.ts';
import { choose, expect, expectByItself, giveAnswer, join, joinStarted, openPhone } from './student.ts';

startWithServer();

const door = (page: Page) => page.getByRole('button', { name: 'Stel een vraag' });
const QUESTION = 'Wie betaalt dat eigenlijk?';

test('a question is asked, read by the teacher first, shown, marked by another and taken back', async ({ browser }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL, { statements: 1 });
  const params = { code: game.code };
  const [asker, other] = await Promise.all([
    openPhone(browser, server.baseURL, game.code),
    openPhone(browser, server.baseURL, game.code),
  ]);
  await game.start();
  for (const phone of [asker, other]) {
    await giveAnswer(phone, 'Akkoord');
    await expect(door(phone)).toHaveCount(0);
  }
  /** Everything that the other phone gets. */
  const received: string[] = [];
  let reads = 0;
  other.on('response', async (response) => {
    if (response.url().endsWith('/questions')) reads += 1;
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''));
  });
  other.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(payload.toString())));
  await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
  await door(asker).click();
  await expect(asker.getByText('Je leerkracht leest ze eerst. Geen namen.')).toBeVisible();
  await asker.getByLabel('Wat wil je weten?').fill(QUESTION);
  await asker.getByRole('button', { name: 'Vraag het' }).click();
  const own = asker.getByRole('list', { name: 'Jouw vragen' });
  await expect(own).toContainText('Je leerkracht leest ze eerst.');
  await expect(asker.getByLabel('Wat wil je weten?')).toHaveValue('');

  // What nobody opened is not read.
  await expect(door(other)).toBeVisible();
  expect(reads).toBe(0);
  await door(other).click();
  await expect.poll(() => reads).toBeGreaterThan(0);
  const stored = () => other.evaluate(() => document.body.textContent + JSON.stringify({ ...localStorage }));
  expect(await stored()).not.toContain(QUESTION);
  expect(received.join()).not.toContain(QUESTION);

  const { questions } = await call('GET voting/session/:code/questions', { params });
  const { _id } = required(questions[0]);
  await call('POST voting/session/:code/questions', { params, body: { show: [_id] } });
  await expect(own).toContainText('Je klas ziet deze vraag, zonder je naam.');
  const mark = other.getByRole('button', { name: 'Ook mijn vraag' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(other);
  await expectAccessible(asker);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');

  await own.getByRole('button', { name: 'Neem terug' }).click();
  await expect(own).toHaveCount(0);
  await expect(mark).toHaveCount(0);
  await call('POST voting/session/:code/questions-open', { params, body: { open: false } });
  await expectByItself(door(asker)).toHaveCount(0);
});

test('a question without a network waits on the device, and one that is refused is given back', async ({
  page,
  context,
}) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL, { statements: 1 });
  const params = { code: game.code };
  await game.start();
  await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
  await join(page, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  await door(page).click();
  const asked = async () => (await call('GET voting/session/:code/questions', { params })).questions;
  await intercept(context, '**/question/*', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Wat wil je weten?').fill(QUESTION);
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await expect(page.getByText('Staat klaar op dit toestel.')).toBeVisible();
  await page.reload();
  await context.unroute('**/question/*');
  await door(page).click();
  await expectByItself(page.getByRole('list', { name: 'Jouw vragen' })).toContainText('Je leerkracht leest ze eerst.');
  expect(await asked()).toMatchObject([{ text: QUESTION, state: 'held' }]);

  await intercept(context, '**/question/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'WRONG_STATE', error: 'closed' } }),
  );
  await page.getByLabel('Wat wil je weten?').fill('Te laat?');
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await expect(page.getByText('Deze vraag is niet aangekomen:')).toBeVisible();
  await expect(page.getByLabel('Wat wil je weten?')).toHaveValue('Te laat?');

  // Also while the questions are not open on the phone.
  await page.getByLabel('Wat wil je weten?').fill('');
  await context.unroute('**/question/*');
  await intercept(context, '**/question/*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.fulfill({ status: 409, json: { code: 'WRONG_STATE', error: 'closed' } });
  });
  const refused = page.waitForResponse('**/question/*');
  await page.getByLabel('Wat wil je weten?').fill('Niemand keek?');
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await door(page).click();
  await refused;
  await expect(page.getByLabel('Wat wil je weten?')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toMatch(/draft:[^"]*"[^}]*Niemand keek\?/);
  await door(page).click();
  await expect(page.getByLabel('Wat wil je weten?')).toHaveValue('Niemand keek?');

  // After the end as well.
  await context.unroute('**/question/*');
  await game.end();
  await expect(page.getByRole('heading', { name: /zoals jij/ })).toBeVisible();
  await door(page).click();
  await page.getByLabel('Wat wil je weten?').fill('En na het spel?');
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await expect.poll(async () => (await asked()).length).toBe(2);
});

test('who is done on the device is told of a question that could not be sent', async ({ page, context }) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL, { settings: ['own_tempo'], statements: 1 });
  const params = { code: game.code };
  await game.start();
  await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
  await join(page, server.baseURL, game.code);
  await choose(page, 'Akkoord');
  await page.getByRole('button', { name: 'Alle stellingen' }).click();
  await door(page).click();
  await intercept(context, '**/question/*', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Wat wil je weten?').fill(QUESTION);
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await expect(page.getByText('Staat klaar op dit toestel.')).toBeVisible();
  await page.getByRole('button', { name: 'Geef dit toestel door' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Geef dit toestel door' }).click();
  await expect(dialog).toContainText('1 antwoord of vraag is nog niet verstuurd.');
  await context.unroute('**/question/*');
  await dialog.getByRole('button', { name: 'Toch weggaan' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/`);
  expect((await call('GET voting/session/:code/questions', { params })).questions).toMatchObject([{ text: QUESTION }]);
});

test('questions that open after the end are on the results page at once, after a reload, and until the game is archived', async ({
  page,
}) => {
  const call = await logIn(server.baseURL);
  const game = await makeGame(server.baseURL, { statements: 1 });
  const params = { code: game.code };
  await game.start();
  await join(page, server.baseURL, game.code);
  await giveAnswer(page, 'Akkoord');
  await call('POST voting/session/:code/end', { params });
  await page.waitForURL(/\/results\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(door(page)).toHaveCount(0);
  const open = (isOpen: boolean) =>
    call('POST voting/session/:code/questions-open', { params, body: { open: isOpen } });
  await open(true);
  await expectByItself(door(page)).toBeVisible();
  await page.reload();
  await door(page).click();
  await page.getByLabel('Wat wil je weten?').fill(QUESTION);
  await page.getByRole('button', { name: 'Vraag het' }).click();
  await expect(page.getByRole('list', { name: 'Jouw vragen' })).toContainText('Je leerkracht leest ze eerst.');
  await call('POST voting/session/:code/archive', { params });
  await expectByItself(door(page)).toHaveCount(0);
  let asked = 0;
  page.on('request', (request) => {
    if (/\/voting\/session\/[^/]+$/.test(new URL(request.url()).pathname)) asked += 1;
  });
  for (let again = 0; again < 3; again += 1) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked, 'an unknown code is asked for once at most').toBeLessThanOrEqual(1);
});

test('of two questions that are refused neither is lost', async ({ page, context }) => {
  const call = await logIn(server.baseURL);
  const game = await joinStarted(page, server.baseURL, { statements: 1 });
  await call('POST voting/session/:code/questions-open', { params: { code: game.code }, body: { open: true } });
  await giveAnswer(page, 'Akkoord');
  await door(page).click();
  await intercept(context, '**/question/*', (route) => route.abort('internetdisconnected'));
  const field = page.getByLabel('Wat wil je weten?');
  for (const question of ['Waarom?', 'Sinds wanneer?']) {
    await field.fill(question);
    await page.getByRole('button', { name: 'Vraag het' }).click();
  }
  await expect(page.getByText('Staat klaar op dit toestel.')).toHaveCount(2);
  await field.fill('En wie');
  // Instead of the one before, without a moment between them in which the server is reached.
  await intercept(context, '**/question/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'WRONG_STATE', error: 'closed' } }),
  );
  await expectByItself(page.getByText('Staat klaar op dit toestel.')).toHaveCount(0);
  // Which of them is sent first depends on how often each was tried.
  await expect(field).toHaveValue(/^En wie\n(Waarom\?\nSinds wanneer\?|Sinds wanneer\?\nWaarom\?)$/);
});

test('a mark stays although the questions were being read when it was set', async ({ page }) => {
  const call = await logIn(server.baseURL);
  const game = await joinStarted(page, server.baseURL, { statements: 1 });
  const params = { code: game.code };
  await call('POST voting/session/:code/questions-open', { params, body: { open: true } });
  const _id = await (await newStudent(server.baseURL, game.code)).ask(QUESTION);
  await call('POST voting/session/:code/questions', { params, body: { show: [_id] } });
  await giveAnswer(page, 'Akkoord');
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = false;
  let held = 0;
  await intercept(page, '**/questions', async (route) => {
    const reply = await route.fetch();
    if (isHeld) {
      held += 1;
      await promise;
    }
    await route.fulfill({ response: reply });
  });
  await door(page).click();
  const mark = page.getByRole('listitem').filter({ hasText: QUESTION }).getByRole('button', { name: 'Ook mijn vraag' });
  await expect(mark).toBeVisible();
  isHeld = true;
  const other = await (await newStudent(server.baseURL, game.code)).ask('Vanaf welke leeftijd?');
  await call('POST voting/session/:code/questions', { params, body: { show: [other] } });
  await expect.poll(() => held).toBeGreaterThan(0);
  const sent = page.waitForResponse('**/mark');
  const read = page.waitForResponse('**/questions');
  await mark.click();
  await sent;
  resolve();
  await read;
  // No condition can tell that the page has drawn what it read, if that must change nothing.
  await page.waitForTimeout(500);
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
});
