// Removed arguments are hidden at once on all of the teacher's devices and stay removed, whatever the network does.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { caller } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, newPhone, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { server } from './server.ts';
import { stopTime } from './time.ts';

startWithTeacher({ isSignedIn: true });
test.use(LAPTOP);

const takeShown = (code: string) =>
  teacher.call('POST voting/session/:code/statement/:statementId/shown', { params: { code, statementId: firstId() } });
const firstId = () => required(teacher.statements[0]);

test('an argument that is taken away does not come back while the network is away', async ({ page }) => {
  const { code } = await startGame(teacher, { name: 'Zonder wifi', settings: ['own_arguments'] });
  const student = await newStudent(server.baseURL, code);
  await student.answer(firstId(), 'Akkoord', { comment: 'Dat hoort hier niet.' });
  await takeShown(code);
  await page.goto(liveOf(code));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('a');
  await page.clock.install();
  await intercept(page, '**/comment/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Dat hoort hier niet.' }).click();
  await page.getByRole('button', { name: 'Verwijder dit argument' }).click();

  await page.clock.fastForward('00:07');
  await expectNotice(
    page,
    'Verwijderen lukt nog niet. Het argument blijft op dit scherm verborgen. We blijven proberen.',
  );
  await expect(page.getByText('Argument verwijderd')).toBeVisible();
  await expect(page.getByText('Dat hoort hier niet.')).toHaveCount(0);
  await expectAccessible(page);

  const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.unroute('**/comment/*');
  await page.clock.fastForward('00:07');
  expect((await removed).status()).toBe(204);
});

test('an argument removed on a phone is hidden on the projector at once, for its student too, until it is put back', async ({
  page: projector,
  browser,
}) => {
  const { code } = await startGame(teacher, { name: 'Twee schermen', settings: ['own_arguments'] });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  const clientId = randomUUID();
  const [an, bo] = await Promise.all([newStudent(server.baseURL, code, clientId), newStudent(server.baseURL, code)]);
  await an.answer(firstId(), 'Akkoord', { comment: 'Dat hoort hier niet.' });
  await bo.answer(firstId(), 'Akkoord', { comment: 'Dat hoort hier wel.' });
  await takeShown(code);
  const remote = await newPhone(browser);
  await signInAs(remote.context(), teacher);
  const takeAway = () =>
    remote.getByRole('listitem').filter({ hasText: 'Dat hoort hier niet.' }).getByRole('button').click();
  const insult = projector.getByText('Dat hoort hier niet.');

  await projector.clock.install();
  await remote.clock.install();
  await projector.goto(liveOf(code));
  await remote.goto(liveOf(code));
  await expect(insult).toBeVisible();
  await expect(remote.getByText('Dat hoort hier niet.')).toBeVisible();
  // The removal itself is never sent.
  await stopTime(remote);
  await takeAway();
  await expect(insult).toHaveCount(0);
  await expect(projector.getByText('1 argument', { exact: true })).toBeVisible();
  const readAsAn = () =>
    caller(server.baseURL, { 'client-id': clientId })('GET voting/session/:code', { params: { code } });
  const states = async () => (await readAsAn()).studentOpinions.map(({ commentState }) => commentState);
  await expect.poll(states).toEqual(['hidden']);
  await remote.getByRole('button', { name: 'Zet terug' }).click();
  await expect(insult).toBeVisible();
  expect(await states()).toEqual(['shown']);
  await remote.context().close();
});

test('an argument is removed on the projector also when it could not be hidden at once', async ({
  page: projector,
  browser,
}) => {
  const { code } = await startGame(teacher, { name: 'Verloren woord', settings: ['own_arguments'] });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  const student = await newStudent(server.baseURL, code);
  await student.answer(firstId(), 'Akkoord', { comment: 'Dat hoort hier niet.' });
  await takeShown(code);
  const remote = await newPhone(browser);
  await signInAs(remote.context(), teacher);
  await remote.clock.install();
  await intercept(remote, '**/comments', (route) => route.abort());
  await remote.goto(liveOf(code));
  await projector.goto(liveOf(code));
  const insult = projector.getByText('Dat hoort hier niet.');
  await expect(insult).toBeVisible();
  await remote.getByRole('listitem').getByRole('button', { name: 'Verwijder dit argument' }).click();
  await expect(remote.getByText('Argument verwijderd')).toBeVisible();
  await remote.clock.fastForward('00:07');
  await expect(insult).toHaveCount(0);
  await remote.context().close();
});
