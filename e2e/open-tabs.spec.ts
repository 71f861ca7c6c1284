// What a tab shows when the login, which all tabs of a browser share, ends or becomes another user's in another tab.
import { expect, type Page, test } from '@playwright/test';
import { type Identity, registerTeacher } from '#testing/api-client.ts';
import { makeGame } from '#testing/game.ts';
import { fillLogin } from './login.ts';
import { server, startWithServer } from './server.ts';

startWithServer();

test('a page of the back office and a live screen are left when their user logs out in another tab', async ({
  page,
  context,
}) => {
  const { code } = await makeGame(server.baseURL);
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page);
  await page.waitForURL('**/admin/system');
  const [office, live] = [await context.newPage(), await context.newPage()];
  await office.goto(`${server.baseURL}/admin/parties`);
  await expect(office.getByRole('heading', { level: 1, name: 'Partijen' })).toBeVisible();
  await live.goto(`${server.baseURL}/teacher/votingsession/${code}`);
  await expect(live.getByText(code, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Afmelden' }).click();
  for (const tab of [office, live]) await expect(tab).toHaveURL(`${server.baseURL}/login`);
});

test('what one teacher began in a tab is not another’s to save', async ({ page, context }) => {
  const [an, ben] = await Promise.all([registerTeacher(server.baseURL), registerTeacher(server.baseURL)]);
  await page.goto(server.baseURL);
  const become = (who: Identity, from: Page) =>
    from.evaluate(([token]) => localStorage.setItem('jwt-token', token), [who.jwtToken] as const);
  await become(an, page);
  await page.evaluate(() => localStorage.setItem('role', 'teacher'));
  await page.goto(`${server.baseURL}/teacher/games/new`);
  const name = page.getByLabel('Naam van het spel');
  await name.fill('Van An');
  const other = await context.newPage();
  await other.goto(server.baseURL);
  await become(ben, other);
  await expect(name).toHaveValue(/^Debat /);
  await become(an, other);
  await expect(name).toHaveValue('Van An');
});
