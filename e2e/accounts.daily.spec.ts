// Logging in and out: registration, invitation and new password by mail, an expired login, and the account page.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { caller, callerAs, logIn, registerTeacher } from '#testing/api-client.ts';
import { startServer } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { fillLogin, fillRegistration, PASSWORD } from './login.ts';
import { expectNotice, test } from './notices.ts';
import { newestMail } from './outbox.ts';
import { server, startWithServer } from './server.ts';

const NEW_PASSWORD = 'bord-en-krijt';

startWithServer({ LANGUAGES: 'NL_BE,FR' });

/** Registers a teacher without a browser; returns their API client. */
const makeTeacher = async (email: string) =>
  callerAs(server.baseURL, await registerTeacher(server.baseURL, { email, password: PASSWORD }));

test('a teacher registers and is on the dashboard', async ({ page }) => {
  await page.goto(`${server.baseURL}/register`);
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page.getByText('Vul dit veld in')).toHaveCount(8);
  await expect(page.getByLabel('Voornaam')).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Wat doen we met je gegevens?' })).toHaveAttribute('href', '/privacy');
  await fillRegistration(page, 'an@school');
  await page.getByLabel('Herhaal je wachtwoord').fill('anders');
  await page.getByLabel('E-mailadres').fill('an zonder adres');
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page.getByText('De wachtwoorden zijn niet gelijk')).toBeVisible();
  await expect(page.getByText('Vul een geldig e-mailadres in')).toBeVisible();
  await fillRegistration(page, 'an@school.example');
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.waitForURL('**/teacher');
  await expect(page.getByRole('button', { name: 'Start Drie stellingen' })).toBeVisible();

  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/`);
  await page.goto(`${server.baseURL}/register`);
  await fillRegistration(page, 'AN@school.example');
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page.getByText('Er is al een account met dit e-mailadres')).toBeVisible();
});

test('an invitation leads from the mail to the back office, once', async ({ page }) => {
  const email = 'mia@organisatie.example';
  await (await logIn(server.baseURL))('POST users', { body: { email, role: 'super_admin' } });
  const { link } = await newestMail(server.dataDir, email);
  await page.goto(link);
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);
  await expect(page.getByText('Voor wie de inhoud en de gebruikers beheert.')).toBeVisible();
  await expect(page.getByText('Voor leerkrachten.')).toHaveCount(0);
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.waitForURL('**/admin/system');
  await page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Gebruikers' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('Deze uitnodiging is niet meer geldig.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Maak mijn account' }), 'before anything is typed').toHaveCount(0);
});

test('a new password by mail, with a link that works once', async ({ page }) => {
  const email = 'jef@school.example';
  await makeTeacher(email);
  await page.goto(`${server.baseURL}/login`);
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await fillLogin(page, { email, password: 'vergeten' });
  await expect(page.getByText('Aanmelden is niet gelukt.')).toBeVisible();
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Nieuw wachtwoord' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur me de link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();
  const { link } = await newestMail(server.dataDir, email);

  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await page.getByLabel('Herhaal je wachtwoord').fill('iets anders');
  await page.getByRole('button', { name: 'Bewaar mijn wachtwoord' }).click();
  await expect(page.getByText('De wachtwoorden zijn niet gelijk')).toBeVisible();
  await page.getByLabel('Herhaal je wachtwoord').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Bewaar mijn wachtwoord' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await fillLogin(page, { email, password: NEW_PASSWORD });
  await page.waitForURL('**/teacher');

  await page.goto(link);
  await expect(page.getByText('Deze link werkt niet meer.')).toBeVisible();
  await expect(page.getByLabel('Nieuw wachtwoord'), 'before anything is typed').toHaveCount(0);
});

test('a login that expired leads to the login page, and back to where one was', async ({ page }) => {
  const email = 'lut@school.example';
  const call = await makeTeacher(email);
  await page.goto(`${server.baseURL}/teacher/archive?x=1`);
  await expect(page).toHaveURL(`${server.baseURL}/login`);
  await fillLogin(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(`${server.baseURL}/teacher/archive?x=1`);
  // The page has finished its reads, so they cannot be what detects the expired login.
  await expect(page.getByText('Nog niets gespeeld')).toBeVisible();
  // The password is changed on another device, which ends this login.
  await call('POST account/password', { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } });
  await page.goto(`${server.baseURL}/account`);
  await expect(page.getByText(/^Je bent afgemeld\. Meld je opnieuw aan/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBeNull();
  await fillLogin(page, { email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(`${server.baseURL}/account`);
  await expect(page.getByText(email)).toBeVisible();
});

test('logging out ends the login on the server, and leads every open tab of it to the login page', async ({
  page,
  context,
}) => {
  const email = 'ria@school.example';
  await makeTeacher(email);
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page, { email, password: PASSWORD });
  await page.waitForURL('**/teacher');
  const token = await page.evaluate(() => localStorage.getItem('jwt-token'));
  const other = await context.newPage();
  await other.goto(`${server.baseURL}/teacher/archive`);
  await expect(other.getByText('Nog niets gespeeld')).toBeVisible();

  const [logout] = await Promise.all([
    page.waitForResponse('**/api/auth/logout'),
    page.getByRole('button', { name: 'Afmelden' }).click(),
  ]);
  expect(logout.status()).toBe(204);
  await expect(page).toHaveURL(`${server.baseURL}/`);
  const reply = await fetch(`${server.baseURL}/api/account`, { headers: { authorization: `${token}` } });
  expect(reply.status).toBe(401);
  await expect(other).toHaveURL(`${server.baseURL}/login`);
  await fillLogin(other, { email, password: PASSWORD });
  await expect(other).toHaveURL(`${server.baseURL}/teacher/archive`);
  await other.close();

  // Without a network the user is logged out on this device all the same, and on the server once it is back.
  await page.goto(`${server.baseURL}/account`);
  await expect(page.getByText(email)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/`);
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull();
  const [toldLate] = await Promise.all([page.waitForResponse('**/api/auth/logout'), context.setOffline(false)]);
  expect(toldLate.status()).toBe(204);
});

test('a token that is taken away without a word leads to the login page at the next call', async ({ page }) => {
  await makeTeacher('guy@school.example');
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page, { email: 'guy@school.example', password: PASSWORD });
  await page.waitForURL('**/teacher');
  await page.getByRole('link', { name: 'Mijn account' }).click();
  await expect(page.getByText('guy@school.example')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('jwt-token'));
  await page.getByRole('button', { name: 'Bewaar mijn gegevens' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/login`);
  await expect(page.getByText('Je bent afgemeld')).toBeVisible();
});

test('a page that one’s role may not see: the login page says so, and logging in again does not lead back there', async ({
  page,
}) => {
  const email = 'wim@school.example';
  await makeTeacher(email);
  await page.goto(`${server.baseURL}/admin/faq`);
  await fillLogin(page, { email, password: PASSWORD });
  // The link was to the back office, which a teacher may not enter.
  await expect(page).toHaveURL(`${server.baseURL}/teacher`);
  await page.goto(`${server.baseURL}/admin/faq`);
  await expect(page.getByText('dit account mag die pagina niet zien')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Lessen' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/teacher`);
});

test('one changes one’s own account, takes everything along and leaves', async ({ page }) => {
  const email = 'els@school.example';
  await makeTeacher(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.baseURL}/login`);
  await fillLogin(page, { email, password: PASSWORD });
  await page.waitForURL('**/teacher');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Mijn account' }).click();
  await page.getByLabel('Voornaam').fill('Elsje');
  await page.getByRole('button', { name: 'Bewaar mijn gegevens' }).click();
  await expectNotice(page, 'Je gegevens zijn bewaard.');

  await page.getByLabel('Huidig wachtwoord').fill('mis');
  await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await page.getByLabel('Herhaal je wachtwoord').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Wijzig mijn wachtwoord' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord')).toBeVisible();
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Wijzig mijn wachtwoord' }).click();
  await expectNotice(page, 'Je wachtwoord is gewijzigd.');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download mijn gegevens' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { email, firstName: 'Elsje' },
  });

  await page.getByRole('button', { name: 'Verwijder mijn account' }).click();
  await expect(page.getByLabel('Vul je wachtwoord in om te bevestigen')).toBeFocused();
  await page.getByLabel('Vul je wachtwoord in om te bevestigen').fill(PASSWORD);
  await page.getByRole('button', { name: 'Verwijder alles' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toch niet' }).click();

  await page.getByLabel('Taal van de website').selectOption('FR');
  await page.getByRole('button', { name: 'Bewaar de taal' }).click();
  await expectNotice(page, 'Votre langue est enregistrée.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  expect((await newestMail(server.dataDir, email)).text).toContain('gewijzigd');
  await caller(server.baseURL)('POST auth/reset-password/init', { body: { email } });
  expect((await newestMail(server.dataDir, email, 2)).text).toContain('Choisissez');

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await page.getByLabel('Pour confirmer').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(page).toHaveURL(`${server.baseURL}/`);
  await expectNotice(page, 'Votre compte et tout ce qu’il contenait sont supprimés.');
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull();
  await expect(makeTeacher(email)).resolves.toBeDefined();
});

test('one of the most used passwords is refused in words', async ({ page }) => {
  const strict = await startServer({ MIN_PASSWORD_LENGTH: '8', DEMO_CONTENT: 'false' });
  await page.goto(`${strict.baseURL}/register`);
  await fillRegistration(page, 'an@school.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('welkom01');
  await page.getByLabel('Herhaal je wachtwoord').fill('welkom01');
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page.getByText('Dit wachtwoord gebruiken heel veel mensen. Kies een ander.')).toBeVisible();
  await expectAccessible(page);
  await strict.stop();
});
