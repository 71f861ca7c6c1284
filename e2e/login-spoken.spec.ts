// Logging in by the keyboard alone, and as a screen reader tells it: with the school's account, and with a code after the password.
import { expect, type Page } from '@playwright/test';
import { logIn } from '#testing/api-client.ts';
import { codeOf } from '#testing/authenticator.ts';
import { type SchoolProvider, startSchoolProvider } from '#testing/school-provider.ts';
import { ADMIN, startServer, type TestServer } from '#testing/server-process.ts';
import { expectNotice, test } from './notices.ts';
import { bringReader, expectSaid, readAll } from './screen-reader.ts';

let school: SchoolProvider;
let server: TestServer;
let secret: string;

test.beforeAll(async () => {
  school = await startSchoolProvider();
  server = await startServer(school.settings);
  school.allow(server.baseURL);
  const admin = await logIn(server.baseURL);
  ({ secret } = await admin('POST account/second-factor', { body: { password: ADMIN.password } }));
  // The code of the step before, so that the test has the one of now.
  await admin('POST account/second-factor/confirm', { body: { code: codeOf(secret, -1) } });
});
test.afterAll(async () => {
  await server.stop();
  await school.stop();
});

/** Presses Tab until that has the focus: nothing but the keyboard. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let at = 0; at < 25; at++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a keyboard and a screen reader are enough to log in with the school’s account and to log out everywhere', async ({
  page,
}) => {
  school.person = {
    sub: 'an',
    email: 'an@school.example',
    email_verified: true,
    given_name: 'An',
    family_name: 'Peeters',
  };
  await page.goto(`${server.baseURL}/login`);
  const button = page.getByRole('button', { name: 'Meld je aan met Sint-Jan' });
  await expect(button).toBeVisible();
  await bringReader(page);
  // A password has no role of its own; real readers say that it is one.
  expect(await readAll(page)).toEqual([
    'heading, Aanmelden, level 1',
    'alert',
    'paragraph',
    'button, Meld je aan met Sint-Jan',
    'form',
    'alert',
    'E-mailadres',
    'textbox, E-mailadres',
    'Wachtwoord',
    'Wachtwoord',
    'button, Toon het wachtwoord, not pressed',
    'paragraph',
    'button, Meld je aan',
    'paragraph',
    'link, Wachtwoord vergeten?',
    'link, Nog geen account? Registreer je',
  ]);
  await page.reload();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/teacher$/);
  await page.goto(`${server.baseURL}/account`);
  await tabTo(page, page.getByRole('button', { name: 'Log overal uit' }));
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Je bent overal afgemeld.');
  await page.goto(`${server.baseURL}/account`);
  await expect(page).toHaveURL(/\/login$/);
});

test('a code after the password, by the keyboard and as it is told', async ({ page }) => {
  await page.goto(`${server.baseURL}/login`);
  await tabTo(page, page.getByLabel('E-mailadres'));
  await page.keyboard.type(ADMIN.email);
  await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await bringReader(page);
  expect(await readAll(page)).toEqual([
    'form',
    'heading, Nog één stap, level 1',
    'paragraph',
    'Open de app op je gsm waarin je dit account bewaarde.',
    'alert',
    'Code',
    'textbox, Code, Zes cijfers uit je app, of een van je herstelcodes.',
    'paragraph',
    'Zes cijfers uit je app, of een van je herstelcodes.',
    'paragraph',
    'button, Meld je aan',
    'paragraph',
    'button, Terug naar je wachtwoord',
  ]);
  await page.getByLabel('Code').focus();
  await page.keyboard.type('000000');
  await expectSaid(
    page,
    () => page.keyboard.press('Enter'),
    'Deze code klopt niet of is al gebruikt. Neem een nieuwe. Na vijf keer begin je opnieuw met je wachtwoord.',
    'assertive',
  );
  await expect(page.getByLabel('Code')).toBeFocused();
  // As apps show it, and as it is read aloud.
  await page.keyboard.type(codeOf(secret).replace(/^.../, '$& '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/system$/);
});
