// An editor's session expires while they type: their input is restored after logging in, however soon they save.
import { expect, type Page } from '@playwright/test';
import { identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { fillLogin } from './login.ts';
import { expectNotice, test } from './notices.ts';
import { addUser, office, startWithOffice } from './office.ts';
import { server } from './server.ts';

startWithOffice();

const STAYS = 'Je hebt aanpassingen die nog niet bewaard zijn. Ze blijven in deze browser staan tot je terugkomt.';
const TYPED = 'Getypt net voor het bewaren';

const expire = (page: Page) => page.evaluate(() => localStorage.setItem('jwt-token', 'a.b.c'));

async function logInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/admin\//);
}

const FORMS: { what: string; at: string; label: string; back: RegExp }[] = [
  { what: 'a question set', at: 'question_sets/new', label: 'Naam', back: /Je niet bewaarde aanpassingen van .* weer/ },
  { what: 'a content block', at: 'content/home/new', label: 'Titel', back: /terug wat je eerder typte/ },
  { what: 'a party', at: 'parties/new', label: 'Naam', back: /terug wat je eerder typte/ },
  { what: 'a partner', at: 'partners/new', label: 'Naam', back: /terug wat je eerder typte/ },
];

for (const { what, at, label, back } of FORMS) {
  test(what, async ({ page }) => {
    await office.open(page, `/admin/${at}`);
    await page.getByLabel(label, { exact: true }).waitFor();
    await expire(page);
    if (what === 'a question set') await giveAnswers(page);
    await page.getByLabel(label, { exact: true }).fill(TYPED);
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await logInAgain(page);
    await expect(page.getByText(back)).toBeVisible();
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(TYPED);
  });
}

test('an invitation', async ({ page }) => {
  await office.open(page, '/admin/users/new');
  await page.getByLabel('E-mailadres').fill('mia@organisatie.example');
  await page.getByLabel('Rol').selectOption('teacher');
  await expire(page);
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await logInAgain(page);
  await expect(page.getByText(/terug wat je eerder typte/)).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('mia@organisatie.example');
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expectNotice(page, 'De uitnodiging is verstuurd.');
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('');
});

test('an import: what was typed is back, and only the file is to be chosen again', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  const choose = () =>
    page.getByLabel('Bestand').setInputFiles({
      name: 'gemeente.csv',
      mimeType: '',
      buffer: Buffer.from('statement;Anker_opinion;Anker_comment\nHet plein wordt autovrij.;Eens;\n'),
    });
  await choose();
  await page.getByLabel('Beschrijving').fill(TYPED);
  await expect(page.getByRole('region', { name: 'Dit staat erin' })).toBeVisible();
  await expire(page);
  await page.getByRole('button', { name: 'Start de import' }).click();
  await logInAgain(page);
  await expect(page.getByText(/terug wat je eerder typte/)).toBeVisible();
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('gemeente');
  await expect(page.getByLabel('Beschrijving')).toHaveValue(TYPED);
  await choose();
  await expect(page.getByRole('region', { name: 'Dit staat erin' })).toBeVisible();
  await page.getByRole('button', { name: 'Start de import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'gemeente' })).toBeVisible();
  await page.goto(`${server.baseURL}/admin/question_sets/import`);
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('');
});

/** Without them nothing is sent. */
async function giveAnswers(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Antwoorden/ }).click();
  await page.getByLabel('Antwoord 1', { exact: true }).fill('Eens');
  await page.getByLabel('Antwoord 2', { exact: true }).fill('Oneens');
  await page.getByRole('tab', { name: 'Naam en beschrijving' }).click();
}

test('a difficult word, whose draft goes once it is saved or thrown away', async ({ page }) => {
  await office.open(page, '/admin/difficult_words/new');
  await page.getByLabel('Woord', { exact: true }).waitFor();
  await expire(page);
  await page.getByLabel('Woord', { exact: true }).fill('wet');
  await page.getByLabel('Uitleg', { exact: true }).fill(TYPED);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await logInAgain(page);
  await expect(page.getByLabel('Uitleg', { exact: true })).toHaveValue(TYPED);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expectNotice(page, 'Het woord is bewaard.');

  await page.getByRole('link', { name: 'Nieuw woord' }).click();
  await expect(page.getByLabel('Woord', { exact: true })).toHaveValue('');
  await page.getByLabel('Woord', { exact: true }).fill('decreet');
  await page.getByRole('link', { name: 'Annuleer' }).click();
  await expectNotice(page, STAYS);
  await page.getByRole('link', { name: 'Nieuw woord' }).click();
  await expect(page.getByText(STAYS)).toHaveCount(0);
  await expect(page.getByLabel('Woord', { exact: true })).toHaveValue('decreet');
  await page.getByRole('button', { name: 'Gooi het weg' }).click();
  await expect(page.getByLabel('Woord', { exact: true })).toHaveValue('');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
});

test('what one admin typed is not shown to the next one on that computer', async ({ page }) => {
  const colleague = { email: 'collega@organisatie.example', password: 'van-de-collega' };
  await addUser(server, colleague, 'super_admin');
  const name = page.getByLabel('Naam', { exact: true });
  const begun = ['/admin/parties/new', '/admin/question_sets/new'];
  for (const path of begun) {
    await office.open(page, path);
    await name.fill(TYPED);
  }
  await signInAs(page.context(), await identityOf(server.baseURL, colleague));
  for (const path of begun) {
    await page.goto(`${server.baseURL}${path}`);
    await expect(name).toHaveValue('');
  }
  for (const path of begun) {
    await office.open(page, path);
    await expect(name).toHaveValue(TYPED);
  }
});

test('a form that is open in two tabs says so where the other one types', async ({ page, context }) => {
  await office.open(page, '/admin/parties/new');
  await page.getByLabel('Naam').fill('Hier begonnen');
  const other = await context.newPage();
  await other.goto(`${server.baseURL}/admin/parties/new`);
  await other.getByLabel('Naam').fill('Daar verder');
  await expect(page.getByText(/^Dit staat ook open in een ander tabblad/)).toBeVisible();
  await expect(page.getByLabel('Naam'), 'what was typed here stays on the screen').toHaveValue('Hier begonnen');
  await other.close();
});
