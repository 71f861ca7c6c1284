import { join } from 'node:path';
import { expect } from '@playwright/test';
import { identityOf, logIn } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { publishSet, startGame } from '#testing/game.ts';
import { makePng } from '#testing/images.ts';
import { expectAccessible } from './accessible.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { server, startWithServer } from './server.ts';
import { openPhone } from './student.ts';

const PICTURE = join(import.meta.dirname, '..', 'web', 'public', 'icons', 'icon-192.png');

startWithServer();
test.beforeEach(async ({ context }) => signInAs(context, await identityOf(server.baseURL)));

const isDrawn = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('a party gets a logo, loses it, and goes', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/parties`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwe partij' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe partij' })).toBeVisible();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Bewaar' });
  await page.getByLabel('Link naar een video').fill('https://example.org/film');
  await save.click();
  await expect(page.getByLabel('Naam')).toBeFocused();
  await expect(page.getByText('Vul een https-link in van een video')).toBeVisible();
  await page.getByLabel('Naam').fill('Bloemenpartij');
  await page.getByLabel('Link naar een video').fill('https://youtu.be/abcdef');
  await expect(page.getByRole('button', { name: 'Toon de video' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  // A new party begins with a colour that no other has.
  const parties = await (await logIn(server.baseURL))('GET parties');
  const colors = parties.map(({ color }) => color);
  expect(colors).not.toContain(await page.locator('input[name=color]').inputValue());
  await page.getByRole('button', { name: '#6d28a8' }).click();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
  await expectAccessible(page);
  await save.click();

  const row = page.getByRole('row', { name: /Bloemenpartij/ });
  await expect(row).toContainText('#6d28a8');
  await expect.poll(() => row.locator('img').evaluate(isDrawn)).toBe(true);

  await row.getByRole('link', { name: 'Bewerk' }).click();
  await expect(page.getByRole('heading', { name: 'Bewerk Bloemenpartij' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await save.click();
  await expect(row).toBeVisible();
  await expect(row.locator('img')).toHaveCount(0);

  await row.getByRole('link', { name: 'Bewerk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bewerk Bloemenpartij' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwijder' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Bloemenpartij verwijderen?' });
  await expect(dialog.getByRole('button', { name: 'Annuleer' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, 'De partij is verwijderd.');
  await expect(row).toHaveCount(0);
});

test('a logo that was uploaded is seen on a student’s phone', async ({ page, browser }) => {
  await page.goto(`${server.baseURL}/admin/parties/new`);
  await page.getByLabel('Naam').fill('Vuurtorenpartij');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('row', { name: /Vuurtorenpartij/ })).toBeVisible();

  const set = await publishSet(await logIn(server.baseURL), { parties: [{ name: 'Vuurtorenpartij' }] });
  const { code } = await startGame(set, { type: 'party', settings: ['own_tempo'] });
  const phone = await openPhone(browser, server.baseURL, code);
  const choice = phone.locator('label').filter({ hasText: 'Vuurtorenpartij' });
  await expect.poll(() => choice.locator('img').evaluate(isDrawn)).toBe(true);
  await phone.context().close();
});

test('a party in use stays, and it says where it is used', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/parties`);
  await page.getByRole('row').nth(1).getByRole('link', { name: 'Bewerk' }).click();
  await page.getByRole('button', { name: 'Verwijder' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expect(dialog).toContainText('Deze partij kan niet weg. Ze staat in:');
  await expectAccessible(page);
});

test('leaving keeps what was typed, and asks only about an image', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/parties`);
  await page.getByRole('link', { name: 'Nieuwe partij' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe partij' })).toBeVisible();
  await page.getByLabel('Naam').fill('Half af');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/parties$/);
  await expectNotice(
    page,
    'Je hebt aanpassingen die nog niet bewaard zijn. Ze blijven in deze browser staan tot je terugkomt.',
  );
  await page.goForward();
  await expect(page.getByText('We zetten terug wat je eerder typte')).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('Half af');

  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('link', { name: 'Gebruikers' }).click();
  const question = page.getByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' });
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(page.getByLabel('Naam')).toHaveValue('Half af');
  await page.getByRole('link', { name: 'Gebruikers' }).click();
  await question.getByRole('button', { name: 'Verlaat de pagina' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);

  // The browser's way back cannot ask: the picture is still there for the one who returns.
  await page.goBack();
  await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByRole('row', { name: /Half af/ }).locator('img')).toBeVisible();
  await page.getByRole('link', { name: 'Nieuwe partij' }).click();
  await expect(page.getByText('Sleep een afbeelding hierheen')).toBeVisible();
  await expect(page.getByAltText('Gekozen afbeelding'), 'what was saved is forgotten').toHaveCount(0);

  await page.getByLabel('Naam').fill('Toch niet');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('link', { name: 'Gebruikers' }).click();
  await question.getByRole('button', { name: 'Verlaat de pagina' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Gooi het weg' }).click();
  await expect(page.getByLabel('Naam')).toHaveValue('');
  await expect(page.getByAltText('Gekozen afbeelding'), 'what was discarded is forgotten').toHaveCount(0);
});

test('a failed upload keeps the form, and trying again makes no second party', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/parties/new`);
  await intercept(page, '**/uploads/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Naam').fill('Tweede kans');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(
    page.getByRole('alert').getByText('De afbeelding versturen is niet gelukt. De rest is bewaard.'),
  ).toBeVisible();
  await page.unroute('**/uploads/**');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('row', { name: /Tweede kans/ })).toHaveCount(1);
});

test('an image that cannot be used says what to do, before it is sent and after', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/parties/new`);
  await page.getByLabel('Naam').fill('Geweigerd');
  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('geen afbeelding'));
  await expect(page.getByText('Deze afbeelding is beschadigd.')).toBeVisible();
  await choose(makePng());
  await expect(page.getByText('Deze afbeelding is beschadigd.')).toHaveCount(0);
  await intercept(page, '**/uploads/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 415 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Geweigerd' })).toBeVisible();
  await expect(page.getByText(/^Deze afbeelding kunnen we niet gebruiken/)).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
});

test('a partner’s logo stands in the footer of the public pages', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/partners`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwe partner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe partner' })).toBeVisible();
  await page.getByLabel('Naam').fill('Bibliotheek Noord');
  await page.getByLabel('Website').fill('geen adres');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Vul een adres in dat met https:// of http:// begint')).toBeVisible();
  await page.getByLabel('Website').fill('https://bib.example');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('row', { name: /Bibliotheek Noord/ })).toBeVisible();
  await page.getByRole('link', { name: 'Halfrond' }).click();
  const logo = page.getByRole('contentinfo').getByAltText('Bibliotheek Noord');
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate(isDrawn)).toBe(true);
});
