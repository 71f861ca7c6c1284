// A game for a colleague: the link, how its lesson goes before it is taken, and its removal.

import { expect, type Page } from '@playwright/test';
import { signInAs } from '#testing/browser.ts';
import { createTemplate } from '#testing/game.ts';
import { expectAccessible } from './accessible.ts';
import { startWithTeacher, teacher } from './class-teacher.ts';
import { fillRegistration } from './login.ts';
import { loseReply } from './lost-reply.ts';
import { expectNotice, test } from './notices.ts';
import { moreOf, pressMore } from './prepared-games.ts';
import { server } from './server.ts';

let url: string;
startWithTeacher({ settings: { DEMO_CONTENT: 'false' }, set: { name: 'Vlaanderen beslist' } });
test.beforeAll(() => createTemplate(teacher, { name: 'Politiek debat 5A', settings: ['own_arguments'] }));

const give = (page: Page) => pressMore(page, 'Politiek debat 5A', 'Deel met een collega');
const link = (page: Page) => page.getByRole('dialog').getByLabel('Link');

test('a teacher gives a game to colleagues', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.baseURL });
  await signInAs(context, teacher);
  await page.goto(`${server.baseURL}/teacher`);
  await give(page);
  await expect(page.getByRole('dialog', { name: 'Deel “Politiek debat 5A” met een collega' })).toBeVisible();
  await expect(link(page)).toHaveValue(/\/teacher\/games\/link\/[\w-]{32}$/);
  await expectAccessible(page);
  url = await link(page).inputValue();
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');
  await expect(moreOf(page, 'Politiek debat 5A')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Politiek debat 5A' })).toContainText('doorgegeven');
});

test('a colleague without an account sees what it holds, and has it after registering', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByText('Een collega geeft je een spel.')).toBeVisible();
  await page.getByRole('link', { name: 'Registreer' }).click();
  await fillRegistration(page, 'bo@school.example');
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Politiek debat 5A' })).toBeVisible();
  await expect(page.getByText('Een collega geeft je deze les.')).toBeVisible();
  await expect(page.getByText(/3 stellingen/)).toBeVisible();
  await expectAccessible(page);
  await loseReply(page, '**/api/game_template_links/*');
  await page.getByRole('button', { name: 'Zet bij mijn lessen' }).click();
  await expectNotice(page, 'De kopie maken is niet gelukt. Probeer het opnieuw.');
  await page.getByRole('button', { name: 'Zet bij mijn lessen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoeveel tijd heb je?' })).toBeVisible();
  await expectNotice(page, '“Politiek debat 5A” staat bij je lessen.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Politiek debat 5A' })).toContainText(
    'gekregen van een collega',
  );
});

test('a link that was taken back says so when it is opened', async ({ page, context }) => {
  await signInAs(context, teacher);
  await page.goto(`${server.baseURL}/teacher`);
  await give(page);
  await expect(link(page)).toHaveValue(url);
  await page.getByRole('button', { name: 'Zet de link uit' }).click();
  await page.getByRole('button', { name: 'Zet uit' }).click();
  await expectNotice(page, 'De link van “Politiek debat 5A” werkt niet meer.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze les is er niet meer' })).toBeVisible();
});
