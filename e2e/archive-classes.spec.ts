// The archive: games by class, and the same game again.
import { expect } from '@playwright/test';
import { caller } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { prepareTeacher, startGame, type Teacher } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { loseReply } from './lost-reply.ts';
import { expectNotice, test } from './notices.ts';

let server: TestServer;
let teacher: Teacher;
test.beforeAll(async () => {
  server = await startServer({ DEMO_CONTENT: 'false' });
  teacher = await prepareTeacher(server.baseURL);
  for (const [name, classLabel] of [
    ['Debat oktober', '5A'],
    ['Proefles', ''],
    ['Debat november', '5A'],
  ] as const) {
    const { code } = await startGame(teacher, { name, classLabel });
    const params = { code, statementId: required(teacher.statements[0]) };
    const student = caller(server.baseURL);
    await student('POST voting/session/:code/statement/:statementId/opinion', { params, body: { opinion: 'Akkoord' } });
    await teacher.call('POST voting/session/:code/end', { params: { code } });
    await teacher.call('POST voting/session/:code/archive', { params: { code } });
  }
});
test.afterAll(() => server.stop());

test('a teacher finds the games of a class together and plays one again', async ({ page, context }) => {
  await signInAs(context, teacher);
  await page.goto(`${server.baseURL}/teacher/archive`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['5A', 'Zonder klas']);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Debat november', 'Debat oktober', 'Proefles']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dezelfde stelling, later opnieuw' }).click();
  await expect(page.getByText('Minder dan 5 antwoorden')).toHaveCount(2);
  await expect(page.getByText(/^Debat oktober, /)).toBeVisible();
  await expectAccessible(page);
  await loseReply(page, /\/again/);
  await page.getByRole('button', { name: 'Speel opnieuw Debat oktober' }).click();
  await expectNotice(page, 'Starten is niet gelukt. Probeer het opnieuw.');
  await page.getByRole('button', { name: 'Speel opnieuw Debat oktober' }).click();
  await expect(page).toHaveURL(/\/teacher\/votingsession\/[A-Z0-9]{6}$/);
  const open = await teacher.call('GET voting/session', {});
  expect(open).toMatchObject([{ code: page.url().slice(-6), name: 'Debat oktober', state: 'draft' }]);
});
