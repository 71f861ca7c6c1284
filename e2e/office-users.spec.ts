// Inviting: from the form by mail to an activated account; and what an admin sees of the back office.
import { expect } from '@playwright/test';
import { callerAs, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { ADMIN } from '#testing/server-process.ts';
import { expectAccessible } from './accessible.ts';
import { fillLogin, fillRegistration } from './login.ts';
import { expectNotice, test } from './notices.ts';
import { addUser } from './office.ts';
import { newestMail } from './outbox.ts';
import { server, startWithServer } from './server.ts';

startWithServer();

test('an invitation becomes a mail, then an account', async ({ page, browser }) => {
  await page.goto(`${server.baseURL}/admin`);
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Gebruikers' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Nodig iemand uit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nodig een gebruiker uit' })).toBeVisible();
  await expectAccessible(page);
  const email = page.getByLabel('E-mailadres');
  const send = page.getByRole('button', { name: 'Verstuur de uitnodiging' });
  await send.click();
  await expect(email).toBeFocused();
  await expect(page.getByText('Vul dit veld in')).toHaveCount(2);
  await page.getByLabel('Rol').selectOption({ label: 'Leerkracht' });
  await email.fill('els zonder apenstaart');
  await send.click();
  await expect(page.getByText('Dit e-mailadres is niet geldig')).toBeVisible();
  await email.fill(ADMIN.email.toUpperCase());
  await send.click();
  await expect(page.getByText('Er is al een gebruiker met dit e-mailadres')).toBeVisible();
  await expectAccessible(page);
  await email.fill('els@school.example');
  await send.click();
  await expectNotice(page, 'De uitnodiging is verstuurd.');
  const row = page.getByRole('row', { name: /els@school\.example/ });
  await expect(row).toContainText('Nog niet');

  const { link: first } = await newestMail(server.dataDir, 'els@school.example');
  await row.getByRole('button', { name: 'Nodig opnieuw uit' }).click();
  await expectNotice(page, 'De uitnodiging is opnieuw verstuurd.');
  const { link: second } = await newestMail(server.dataDir, 'els@school.example', 2);
  expect(second).not.toBe(first);

  const teacher = await (await browser.newContext()).newPage();
  await teacher.goto(second);
  await fillRegistration(teacher);
  await teacher.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(teacher).toHaveURL(/\/teacher$/);

  await page.reload();
  await expect(row).toContainText('Ja');
  await expect(row).toContainText('An Peeters');
  await expect(row).toContainText('Meldt zich aan met wachtwoord');
  await expectAccessible(page);
  const own = page.getByRole('row', { name: new RegExp(ADMIN.email) });
  await expect(own.getByRole('button')).toHaveCount(0);

  await row.getByRole('button', { name: 'Meld overal af els@school.example' }).click();
  await expectNotice(page, 'els@school.example is overal afgemeld.');
  await teacher.reload();
  await expect(teacher).toHaveURL(/\/login$/);

  await row.getByRole('button', { name: 'Verwijder els@school.example' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'els@school.example verwijderen?' });
  await expect(dialog).toContainText('Een spel dat nog bezig is, stopt meteen.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, 'els@school.example is verwijderd.');
  await expect(row).toHaveCount(0);
});

test('the list sorts, searches and narrows down by role', async ({ page, context }) => {
  const chief = await identityOf(server.baseURL);
  await callerAs(server.baseURL, chief)('POST users', { body: { email: 'zoë@school.example', role: 'teacher' } });
  await signInAs(context, chief);
  await page.goto(`${server.baseURL}/admin/users`);
  const firstRow = page.getByRole('row').nth(1);
  await expect(firstRow).toContainText(ADMIN.email);
  await page.getByRole('button', { name: 'E-mailadres' }).click();
  await expect(firstRow).toContainText('zoë@school.example');
  await expect(page.getByRole('columnheader', { name: 'E-mailadres' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Zoek op naam of e-mailadres').fill('ADMIN');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Rol', { exact: true }).selectOption({ label: 'Leerkracht' });
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await expect(page.getByText(/^0 van/)).toBeVisible();
});

test('an admin sees users, parties and statistics, and nothing else', async ({ page, context }) => {
  const admin = { email: 'beheer@school.example', password: 'beheer-van-school' };
  await addUser(server, admin, 'admin');
  await signInAs(context, await identityOf(server.baseURL, admin));
  await page.goto(`${server.baseURL}/admin`);
  const links = page.getByRole('navigation', { name: 'Beheer' }).getByRole('link');
  await expect(links).toHaveText(['Gebruikers', 'Partijen', 'Statistieken']);
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nodig een gebruiker uit' })).toBeVisible();
  await expect(page.getByLabel('Rol').locator('option')).toHaveText(['Kies een rol', 'Leerkracht']);
  for (const path of ['partners', 'content', 'faq', 'difficult_words']) {
    await page.goto(`${server.baseURL}/admin/${path}`);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.baseURL}/admin/users`);
  await expect(links.first()).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await links.getByText('Statistieken').click();
  await expect(page.getByRole('heading', { name: 'Statistieken' })).toBeVisible();
  await expect(links.first()).toBeHidden();
});

test('a list fits in the room that the sidebar leaves', async ({ page }) => {
  const identity = await identityOf(server.baseURL);
  const form = new URLSearchParams({
    'user[email]': 'leerkracht.met.een.lange.naam@school-van-de-gemeente.example',
    'user[role]': 'teacher',
  });
  const headers = { authorization: `Bearer ${identity.jwtToken}` };
  expect((await fetch(`${server.baseURL}/api/users`, { method: 'POST', headers, body: form })).status).toBe(201);
  await signInAs(page.context(), identity);
  for (const list of ['users', 'question_sets', 'partners']) {
    await page.setViewportSize({ width: 1280, height: 768 });
    await page.goto(`${server.baseURL}/admin/${list}`);
    await page.getByRole('row').nth(1).waitFor();
    for (const width of [1024, 960, 900]) {
      await page.setViewportSize({ width, height: 768 });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, `${list} at ${width}`).toBe(0);
    }
  }
});
