// The list of prepared games: what a teacher does most comes first.
import { expect, test } from '@playwright/test';
import { registerTeacher } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('a prepared game offers first what is done most, and lighter what is rarely done', async ({ page }) => {
  await signInAs(page.context(), await registerTeacher(server.baseURL));
  await page.goto(`${server.baseURL}/teacher`);
  const game = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const actions = game.first().locator('a, button');
  await expect(actions).toHaveText([/^Start/, /^Bewerk/, /^Kopieer/, /^Geef door/, /^Verwijder/]);
  const weights = await actions.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight));
  expect(weights).toEqual(['650', '650', '400', '400', '400']);
});
