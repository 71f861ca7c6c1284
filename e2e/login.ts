// Typing into the pages on which one logs in or registers.
import type { Page } from '@playwright/test';
import { ADMIN } from '#testing/server-process.ts';

/** Logs in on the login page, by default as the super admin. */
export async function fillLogin(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Meld je aan', exact: true }).click();
}

export const PASSWORD = 'krijt-en-bord';

/** Fills the form of the registration; an invitation knows its address. */
export async function fillRegistration(page: Page, email?: string): Promise<void> {
  await page.getByLabel('Voornaam').fill('An');
  await page.getByLabel('Familienaam').fill('Peeters');
  if (email !== undefined) await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('School of organisatie').fill('Atheneum');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByRole('radio', { name: 'Secundair onderwijs' }).check();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Herhaal je wachtwoord').fill(PASSWORD);
}
