// Removed arguments are hidden at once on all of the teacher's devices and stay removed, whatever the network does.
import { expect } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { newStudent, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { LAPTOP, liveOf, newPhone, startWithTeacher, teacher } from './class-teacher.ts';
import { intercept } from './intercept.ts';
import { chooseLine } from './lead.ts';
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
  await chooseLine(page, 'Alle argumenten');
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

test('an argument removed on a phone is hidden on the projector at once, and comes back if the phone dies', async ({
  page: projector,
  browser,
}) => {
  const { code } = await startGame(teacher, { name: 'Twee schermen', settings: ['own_arguments'] });
  await teacher.call('POST voting/session/:code/view', { params: { code }, body: { view: 'group-arguments' } });
  const [an, bo] = await Promise.all([1, 2].map(() => newStudent(server.baseURL, code)));
  await an?.answer(firstId(), 'Akkoord', { comment: 'Dat hoort hier niet.' });
  await bo?.answer(firstId(), 'Akkoord', { comment: 'Dat hoort hier wel.' });
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
  // As with a dead battery, the removal itself is never sent.
  await stopTime(remote);
  await takeAway();
  await expect(insult).toHaveCount(0);
  await expect(projector.getByText('1 argument', { exact: true })).toBeVisible();
  await projector.clock.fastForward('00:11');
  await expect(insult).toBeVisible();
  await remote.context().close();
});

test('an argument is removed on the projector also when the event to hide it is lost', async ({
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
  await intercept(remote, '**/comment/*/hidden', (route) => route.abort());
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
