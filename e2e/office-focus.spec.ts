// An editor with a keyboard: what is removed or saved does not take the focus with it.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { office, saveButtonIn, startWithOffice, storeBlock, storeComplete } from './office.ts';

startWithOffice();

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });

/** Presses the button, and confirms if a question follows. */
async function remove(page: Page, button: Locator, confirm: string | null): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  if (confirm === null) return;
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).focus();
  await page.keyboard.press('Enter');
}

test('in a question set it goes to the text that follows, and to the button that adds one', async ({ page }) => {
  const { set } = await storeComplete(office.call, { name: 'Focus', party: 'Partij van de focus' });
  await office.open(page, `/admin/question_sets/${set._id}/edit`);
  await page.getByRole('tab', { name: /Antwoorden/ }).click();
  const option = (number: number) => page.getByRole('button', { name: `Verwijder antwoord ${number}` });
  await remove(page, option(1), 'Verwijder het antwoord');
  await expect(page.getByLabel('Antwoord 1', { exact: true })).toHaveValue('Oneens');
  await expect(page.getByLabel('Antwoord 1', { exact: true })).toBeFocused();
  await remove(page, option(1), null);
  await expect(page.getByRole('button', { name: 'Voeg een antwoord toe' })).toBeFocused();

  await page.getByRole('tab', { name: /Stellingen/ }).click();
  await remove(page, page.getByRole('button', { name: 'Verwijder stelling' }), null);
  await expect(page.getByRole('region').getByRole('button', { name: 'Voeg een stelling toe' })).toHaveCount(1);
  await expect(page.locator('button:focus')).toHaveText('Voeg een stelling toe');
});

test('in the FAQ it goes to the row that follows, and stays at the button that saves', async ({ page }) => {
  const faqs = [1, 2, 3].map((order) => ({ question: `Vraag ${order}`, answer: '<p>Ja.</p>', order }));
  await office.call('PUT config/faq', { body: { faqs } });
  await office.open(page, '/admin/faq');
  const bin = (name: string) => page.getByRole('button', { name: `Verwijder ${name}` });
  await remove(page, bin('Vraag 2'), 'Verwijder');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toBeFocused();
  await remove(page, bin('Vraag 3'), 'Verwijder');
  await expect(rows(page)).toBeFocused();
  await saveButtonIn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
  expect((await office.call('GET config/faq')).map(({ question }) => question)).toEqual(['Vraag 1']);
  await expect(saveButtonIn(page)).toBeFocused();
  await remove(page, bin('Vraag 1'), 'Verwijder');
  await expect(page.locator(':focus').getByRole('heading')).toBeVisible();
});

test('in the blocks of a page it goes to the block that follows', async ({ page }) => {
  for (const title of ['Een', 'Twee']) await storeBlock(office.call, { title, body: '<p>Tekst.</p>' });
  await office.open(page, '/admin/content/about');
  await remove(page, page.getByRole('button', { name: 'Verwijder Een' }), 'Verwijder');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toBeFocused();
  await remove(page, page.getByRole('button', { name: 'Verwijder Twee' }), 'Verwijder');
  await expect(page.locator(':focus').getByRole('heading')).toBeVisible();
});
