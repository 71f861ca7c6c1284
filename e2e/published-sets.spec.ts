// What an editor can still do to a published set.
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { office, readSet, startWithOffice, storeComplete } from './office.ts';

startWithOffice();

test('a published set is copied to correct it, and offered no more', async ({ page }) => {
  const { set } = await storeComplete(office.call, { name: 'Met een tikfout', party: 'Tikpartij' });
  await office.call('POST question_sets/:id/publish', { params: { id: set._id }, query: {} });
  const offered = async () =>
    (await office.call('GET question_sets', { query: { mode: 'teacher' } })).map(({ name }) => name);

  await office.open(page, `/admin/question_sets/${set._id}`);
  await page.getByRole('button', { name: 'Bied niet meer aan' }).click();
  await expectNotice(
    page,
    'Leerkrachten kunnen deze set niet meer kiezen. Spellen die hem al hebben, gaan gewoon door.',
  );
  await expect(page.getByText('Gepubliceerd, maar leerkrachten kunnen hem niet meer kiezen')).toBeVisible();
  expect(await offered()).not.toContain('Met een tikfout');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar de lijst' }).click();
  const row = page.getByRole('row', { name: /^Met een tikfout/ });
  await expect(row).toContainText('Niet meer aangeboden');

  await row.getByRole('link', { name: 'Bekijk “Met een tikfout”' }).click();
  await page.getByRole('button', { name: 'Bied weer aan' }).click();
  await expectNotice(page, 'Leerkrachten kunnen deze set weer kiezen.');
  expect(await offered()).toContain('Met een tikfout');

  await page.getByRole('button', { name: 'Kopieer om te verbeteren' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Met een tikfout (2)' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Stelling 1', exact: true }).fill('Ja!');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expectNotice(page, 'De stellingenset is bewaard.');
  expect((await readSet(office.call, set._id)).statements).toEqual(['Ja?']);
});
