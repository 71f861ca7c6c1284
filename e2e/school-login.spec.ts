// Logging in with the school's account at a real provider, and with a second factor.
import { expect } from '@playwright/test';
import { codeOf } from '#testing/authenticator.ts';
import { type SchoolProvider, startSchoolProvider } from '#testing/school-provider.ts';
import { ADMIN, startServer, type TestServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { fillLogin, fillRegistration, PASSWORD } from './login.ts';
import { expectNotice, test } from './notices.ts';

let school: SchoolProvider;
let server: TestServer;

test.beforeAll(async () => {
  school = await startSchoolProvider();
  server = await startServer(school.settings);
  school.allow(server.baseURL);
});
test.afterAll(async () => {
  await server.stop();
  await school.stop();
});

const person = (sub: string) => ({
  sub,
  email: `${sub}@school.example`,
  email_verified: true,
  given_name: 'An',
  family_name: 'Peeters',
});

test('a teacher comes in with the school’s account, back to the page that was asked for', async ({ page }) => {
  school.person = person('an');
  await page.goto(`${server.baseURL}/account`);
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Meld je aan met Sint-Jan' }).click();
  await expect(page.getByRole('heading', { name: 'Mijn account' })).toBeVisible();
  await expect(page.getByText('an@school.example')).toBeVisible();
  expect(page.url()).toBe(`${server.baseURL}/account`);
});

test('who says no at the school reads it, and can still type a password', async ({ page }) => {
  school.person = null;
  await page.goto(`${server.baseURL}/login`);
  await page.getByRole('button', { name: 'Meld je aan met Sint-Jan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'je brak het af' })).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  expect(page.url()).toBe(`${server.baseURL}/login`);
});

test('a super admin sets up a second factor and logs in with a recovery code', async ({ page }) => {
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin\/system$/);
  await page.goto(`${server.baseURL}/account`);
  await page.getByRole('button', { name: 'Stel een tweede stap in' }).click();
  const section = page.locator('section').filter({ hasText: 'Tweede stap bij het aanmelden' });
  await section.getByLabel('Huidig wachtwoord').fill(ADMIN.password);
  await section.getByRole('button', { name: 'Verder' }).click();
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await section.getByLabel('Code uit je app').fill('000000');
  await section.getByRole('button', { name: 'Bevestig' }).click();
  await expect(section.getByText('Deze code klopt niet')).toBeVisible();
  await section.getByLabel('Code uit je app').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Bevestig' }).click();
  await expect(section.locator('ol code')).toHaveCount(10);
  const codes = await section.locator('ol code').allInnerTexts();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Ik heb ze bewaard' }).click();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Nog één stap' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(codes[0] ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/system$/);
});

test('a teacher joins the school’s account to their own', async ({ page }) => {
  school.person = person('mia');
  await page.goto(`${server.baseURL}/register`);
  await fillRegistration(page, 'mia@home.example');
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page).toHaveURL(/\/teacher$/);
  await page.goto(`${server.baseURL}/account`);
  await page.getByRole('button', { name: 'Verbind Sint-Jan' }).click();
  const section = page.locator('section').filter({ hasText: 'Account van je school' });
  await expect(section.getByLabel('Huidig wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await section.getByLabel('Huidig wachtwoord').fill('verkeerd');
  await section.getByRole('button', { name: 'Verbind het' }).click();
  await expect(section.getByText('Dit is niet je huidige wachtwoord')).toBeVisible();
  await section.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await section.getByRole('button', { name: 'Verbind het' }).click();
  await expectNotice(page, 'Je schoolaccount is verbonden.');
  await expect(page.getByRole('button', { name: 'Verbreek Sint-Jan' })).toBeVisible();
  await expect(section.getByText(/verbonden op .*, laatst gebruikt op /)).toBeVisible();
});
