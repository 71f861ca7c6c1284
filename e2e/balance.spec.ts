// The wizard says which parties a choice of statements favours, and swaps a statement when it is asked to.
import { signInAs } from '#testing/browser.ts';
import { prepareTeacher } from '#testing/game.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './notices.ts';
import { expect } from './student.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ DEMO_CONTENT: 'false' });
});
test.afterAll(() => server.stop());

test('a skewed choice is called so, and one swap makes it fairer', async ({ context }) => {
  // On the first two statements one party stands alone; on the third all three differ.
  const teacher = await prepareTeacher(server.baseURL, {
    choose: (statement, party) => (statement < 2 ? Math.min(party, 1) : party),
  });
  await signInAs(context, teacher);
  const page = await context.newPage();
  await page.goto(`${server.baseURL}/teacher/games/new`);
  await page.getByRole('textbox', { name: 'Naam van het spel' }).fill('Debat 5A');
  await page.getByRole('button', { name: 'Naar de stellingensets' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Naar de stellingen', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Evenwicht van je keuze' });
  await expect(panel.getByText('Ongeveer gelijk')).toBeVisible();
  for (const at of [1, 2]) await page.getByRole('checkbox').nth(at).uncheck();
  await expect(panel.getByText('zijn hier niet te onderscheiden')).toBeVisible();
  await panel.getByRole('button', { name: 'Stel een ruil voor' }).click();
  await expect(panel.getByText(/De hoogste kans gaat van/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Doe de ruil' }).click();
  await expect(page.getByRole('checkbox').nth(0)).not.toBeChecked();
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
  await expect(panel.getByText('zijn hier niet te onderscheiden')).toHaveCount(0);
});
