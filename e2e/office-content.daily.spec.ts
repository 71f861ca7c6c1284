// Content blocks, FAQ and difficult words: what an editor saves is what visitors see.
import { expect, type Page } from '@playwright/test';
import { caller, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { server, startWithServer } from './server.ts';

startWithServer({ DEMO_CONTENT: 'false' });
test.beforeEach(async ({ context }) => signInAs(context, await identityOf(server.baseURL)));

const save = (page: Page) => page.getByRole('button', { name: 'Bewaar', exact: true }).click();
const body = (page: Page, label: string) => page.getByRole('textbox', { name: label });

async function addBlock(page: Page, type: string, title: string, more: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Nieuw blok' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuw blok' })).toBeVisible();
  await page.getByLabel('Soort').selectOption({ label: type });
  await page.getByLabel('Titel').fill(title);
  // Without a number it comes last.
  await expect(page.getByLabel('Volgorde')).toHaveValue('');
  await more(page);
  await save(page);
  // A notice of the previous block may still be shown, so wait for the list.
  await expect(page.getByRole('heading', { level: 1, name: 'Over ons' })).toBeVisible();
}

test('each kind of block stands on the public page, in its order', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/content/nergens`);
  await expect(page).toHaveURL(/\/admin\/content$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Over ons/ }).click();
  await expect(page.getByText('Op deze pagina staat nog niets')).toBeVisible();
  // A block that would show nothing is refused.
  await page.getByRole('link', { name: 'Nieuw blok' }).click();
  await save(page);
  await expect(page.getByLabel('Titel')).toBeFocused();
  await page.getByRole('link', { name: 'Annuleer' }).click();
  await addBlock(page, 'Titel met tekst', 'Wie wij zijn', async () => {
    await body(page, 'Tekst').fill('Wij maken ');
    await body(page, 'Tekst').press('Control+b');
    await body(page, 'Tekst').pressSequentially('burgerschap');
    await expect(page.getByRole('button', { name: 'Vet' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Maak een link' }).click();
    await expect(page.getByLabel('Adres van de link')).toBeFocused();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Vul een link in die met https:// begint')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(body(page, 'Tekst')).toBeFocused();
  });
  await addBlock(page, 'Afbeelding met tekst', 'Voor de klas', async () => {
    await save(page);
    await expect(page.getByLabel('Link naar de afbeelding'), 'a title alone is no picture').toBeFocused();
    await page.getByLabel('Link naar de afbeelding').fill('ftp://nergens');
    await save(page);
    await expect(page.getByLabel('Link naar de afbeelding')).toBeFocused();
    await page.getByLabel('Link naar de afbeelding').fill('/images/stembrief.png');
    await page.getByLabel('Wat zie je op de afbeelding?').fill('Een stembrief');
    await page.getByLabel('Omgekeerd').check();
    await expect(page.getByRole('heading', { name: 'Voor de klas' })).toBeVisible();
  });
  await addBlock(page, 'Afbeelding over de hele breedte', 'De halve cirkel', async () => {
    await save(page);
    await expect(page.getByLabel('Link naar de afbeelding')).toBeFocused();
    await page.getByLabel('Link naar de afbeelding').fill('/images/halve-cirkel.png');
    await page.getByLabel('Wat zie je op de afbeelding?').fill('Een halve cirkel');
  });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zet hoger: De halve cirkel' }).click();
  await page.getByRole('button', { name: 'Zet hoger: De halve cirkel' }).click();
  await expect(page.getByText('De halve cirkel staat nu op plaats 1')).toBeAttached();
  const grips = page.locator('[data-grip]');
  await grips.nth(2).dragTo(grips.nth(1));
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-grip]') })
      .nth(1),
  ).toContainText('Voor de klas');
  // Closing the page loses changes that were not sent.
  const stored = () => caller(server.baseURL)('GET content_blocks', { query: { page: 'about' } });
  await expect
    .poll(async () => (await stored()).map(({ title }) => title))
    .toEqual(['De halve cirkel', 'Voor de klas', 'Wie wij zijn']);

  await page.goto(`${server.baseURL}/about`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['De halve cirkel', 'Voor de klas', 'Wie wij zijn']);
  await expect(page.locator('strong')).toHaveText('burgerschap');
  await expect(page.getByAltText('Een stembrief')).toBeVisible();
  await expect(page.locator('[data-inverted=true]')).toHaveCount(1);
});

test('a block is edited, a draft comes back after a crash, and the block goes', async ({ page, context }) => {
  await page.goto(`${server.baseURL}/admin/content/about`);
  await page.getByRole('link', { name: 'Bewerk Wie wij zijn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bewerk blok' })).toBeVisible();
  await page.getByLabel('Titel').fill('Wie zijn wij?');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Wie zijn wij?'))))
    .toBe(true);
  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.getByLabel('Titel')).toHaveValue('Wie zijn wij?');
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Gooi het weg' }).click();
  await expect(again.getByLabel('Titel')).toHaveValue('Wie wij zijn');
  await again.close();
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Over ons' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwijder Voor de klas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, 'Het blok is verwijderd.');
  await page.goto(`${server.baseURL}/about`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['De halve cirkel', 'Wie zijn wij?']);
});

test('the toolbar makes headings, lists, links and images, with the keyboard alone', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/content/privacy/new`);
  const text = body(page, 'Tekst');
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Opmaak' }).getByRole('button', { name });
  // The editor learns of a selection one frame after the browser made it.
  const select = async (key: string) => {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await text.fill('Kop');
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Kop 2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text.locator('h3')).toHaveText('Kop');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool('Lijst met bolletjes').press('Enter');
  await page.keyboard.type('site');
  await select('Shift+Home');
  await tool('Maak een link').press('Enter');
  await expect(page.getByLabel('Adres van de link')).toBeFocused();
  await expect(page.getByText('tabblad'), 'no choice without an effect').toHaveCount(0);
  await page.keyboard.type('https://example.org');
  await page.keyboard.press('Enter');
  await expect(text.locator('li a')).toHaveAttribute('href', 'https://example.org');
  await expect(tool('Maak een link')).toHaveAttribute('aria-pressed', 'true');
  await tool('Haal de link weg').press('Enter');
  await expect(text.locator('a')).toHaveCount(0);
  await tool('Maak ongedaan').press('Enter');
  await expect(text.locator('a')).toHaveCount(1);
  await tool('Maak ongedaan').press('End');
  await expect(tool('Doe opnieuw')).toBeFocused();
  await text.focus();
  await select('End');
  await tool('Voeg een afbeelding toe').press('Enter');
  const link = page.getByLabel('Of een link naar een afbeelding');
  await link.fill('/images/stembrief.png');
  await link.press('Tab');
  await page.keyboard.type('Een stembrief');
  await page.keyboard.press('Enter');
  await expect(text.getByAltText('Een stembrief')).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/admin\/content\/privacy$/);
  await page.goto(`${server.baseURL}/privacy`);
  await expect(page.getByRole('link', { name: 'site', exact: true })).toHaveAttribute('href', 'https://example.org');
  await expect(page.getByAltText('Een stembrief')).toBeVisible();
});

test('a finger drags a block to another place', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/content/about`);
  const rows = page.getByRole('listitem').filter({ has: page.locator('[data-grip]') });
  await expect(rows.last()).toContainText('Wie zijn wij?');
  const centre = async (at: number) => {
    const box = await page.locator('[data-grip]').nth(at).boundingBox();
    if (!box) throw new Error('The list has no handles');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await centre(1), await centre(0)];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
  await expect(rows.first()).toContainText('Wie zijn wij?');
});

test('the FAQ is edited as one list', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/faq`);
  await expectAccessible(page);
  const questions = page.getByLabel('Vraag', { exact: true });
  for (const [at, [question, answer]] of [
    ['Wat kost het?', 'Niets.'] as const,
    ['Voor wie is het?', 'Voor klassen.'] as const,
  ].entries()) {
    await page.getByRole('button', { name: 'Nieuwe vraag' }).click();
    await expect(questions).toHaveCount(at + 1);
    await expect(questions.last()).toBeFocused();
    await page.keyboard.type(question);
    await expect(body(page, 'Antwoord')).toHaveCount(at + 1);
    await body(page, 'Antwoord').last().fill(answer);
  }
  await expect(page.getByLabel('Volgorde')).toHaveCount(2);
  await expect(page.getByLabel('Volgorde').last()).toHaveValue('2');
  await page.getByLabel('Volgorde').last().fill('0');
  await page.getByLabel('Volgorde').last().blur();
  await expect(questions.first()).toHaveValue('Voor wie is het?');
  await page.getByRole('button', { name: 'Nieuwe vraag' }).click();
  await expect(questions).toHaveCount(3);
  await save(page);
  await expect(questions.last()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verwijder Vraag 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await save(page);
  await expectNotice(page, 'De veelgestelde vragen zijn bewaard.');
  await page.setViewportSize({ width: 390, height: 844 });
  await questions.first().fill('Kan mijn klas ook meedoen als er maar één tablet per tafel is?');
  await expect
    .poll(
      () => questions.first().evaluate((field) => field.scrollHeight - field.clientHeight),
      'a phone shows all of it',
    )
    .toBe(0);
  expect(await questions.first().evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await page.goto(`${server.baseURL}/faq`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Voor wie is het?', 'Wat kost het?']);
  await page.getByText('Wat kost het?').click();
  await expect(page.getByText('Niets.')).toBeVisible();
});

test('difficult words are added, refused twice, changed and deleted', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/difficult_words`);
  await expectAccessible(page);
  for (const word of ['Coalitie', 'coalitie']) {
    await page.getByRole('link', { name: 'Nieuw woord' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nieuw woord' })).toBeVisible();
    await page.getByLabel('Woord').fill(word);
    await page.getByLabel('Uitleg').fill('Partijen die samen besturen.');
    await save(page);
    if (word === 'Coalitie')
      await expect(page.getByRole('heading', { level: 1, name: 'Moeilijke woorden' })).toBeVisible();
  }
  await expect(page.getByText('Dit woord staat al in de lijst')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Woord').fill('Oppositie');
  await save(page);
  await page.getByRole('link', { name: 'Bewerk Oppositie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bewerk “Oppositie”' })).toBeVisible();
  await page.getByLabel('Uitleg').fill('Partijen die niet mee besturen.');
  await save(page);
  await expect(page.getByRole('row', { name: /Oppositie/ })).toContainText('niet mee besturen');
  await page.getByRole('link', { name: 'Bewerk Coalitie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bewerk “Coalitie”' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwijder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the words that flag an argument: a wrong one is named, and the list is saved in order', async ({ page }) => {
  await page.goto(`${server.baseURL}/admin/listed_words`);
  const words = page.getByLabel('Jullie eigen woorden');
  await expect(words).toHaveValue('');
  await expectAccessible(page);
  await words.fill('zool\nb*ek');
  await save(page);
  await expect(page.getByText('koppeltekens en apostrofs: “b*ek”')).toBeVisible();
  await expectAccessible(page);
  await words.fill('zool\nDikke nek\n\nZOOL');
  await expect(page.getByText('2 woorden')).toBeVisible();
  await save(page);
  await expectNotice(page, 'De woorden zijn bewaard.');
  await expect(words).toHaveValue('Dikke nek\nzool');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
});
