// Two editors: what one sees, saves or publishes over what the other stored meanwhile.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNotice, test } from './notices.ts';
import { conflictIn, office, saveButtonIn, startWithOffice, storeComplete } from './office.ts';

startWithOffice();

test('a party of another editor that comes with their version has its rows', async ({ page }) => {
  const { _id, version } = await office.call('POST question_sets', {
    body: { name: 'Groeit', statements: [{ _id: randomUUID(), description: 'Ja?' }] },
  });
  await office.open(page, `/admin/question_sets/${_id}/edit`);
  await page.getByRole('textbox', { name: 'Stelling 1', exact: true }).fill('Nee?');
  const { party } = await office.call('POST parties', { body: { name: 'Nieuwkomer' } });
  await office.call('PATCH question_sets/:id', { params: { id: _id }, body: { version, parties: [party._id] } });
  await saveButtonIn(page).click();
  await conflictIn(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(page.getByLabel('Uitleg van Nieuwkomer')).toBeVisible();
});

test('the list publishes the version that it knows, and no newer one', async ({ page }) => {
  const { set, statement } = await storeComplete(office.call, { name: 'Uit de lijst', party: 'Lijsttrekker' });
  const params = { id: set._id };
  await office.open(page, '/admin/question_sets');
  const row = page.getByRole('row', { name: /Uit de lijst/ });
  await expect(row).toBeVisible();
  await office.call('PATCH question_sets/:id', {
    params,
    body: { statements: [{ _id: statement, description: 'Intussen anders' }] },
  });
  const publish = async () => {
    await row.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  };
  await publish();
  await expectNotice(page, 'Deze stellingenset is intussen veranderd. Er is niets gepubliceerd: kijk ze eerst na.');
  expect((await office.call('GET question_sets/:id', { params })).published).toBe(false);
  await publish();
  await expectNotice(page, 'De stellingenset is gepubliceerd.');
});

test('what somebody saved meanwhile is not published unseen', async ({ page }) => {
  const { set, statement } = await storeComplete(office.call, { name: 'Ongezien', party: 'Kompas' });
  const params = { id: set._id };
  await office.open(page, `/admin/question_sets/${set._id}/edit`);
  await office.call('PATCH question_sets/:id', {
    params,
    body: { statements: [{ _id: statement, description: 'Half af' }] },
  });
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  await expect(conflictIn(page)).toBeVisible();
  expect((await office.call('GET question_sets/:id', { params })).published).toBe(false);
  await conflictIn(page).getByRole('button', { name: 'Neem de andere versie' }).click();
  await expect(page.getByRole('textbox', { name: 'Stelling 1', exact: true })).toHaveValue('Half af');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  await expectNotice(page, 'De stellingenset is gepubliceerd.');
});

test('a draft that was thrown away is not what the next save is compared with', async ({ page }) => {
  const { party } = await office.call('POST parties', { body: { name: 'Wegwijzer', description: 'Eerst' } });
  const params = { id: party._id };
  await office.open(page, `/admin/parties/${party._id}/edit`);
  const description = page.getByLabel('Beschrijving');
  await description.fill('Een draft');
  await page.goBack();
  await office.call('PATCH parties/:id', { params, body: { description: 'Van een ander' } });
  await office.open(page, `/admin/parties/${party._id}/edit`);
  await page.getByRole('button', { name: 'Gooi het weg' }).click();
  await expect(description).toHaveValue('Van een ander');
  await description.fill('Van een ander, en van mij');
  await saveButtonIn(page).click();
  await expectNotice(page, 'De partij is bewaard.');
  expect((await office.call('GET parties/:id', { params })).description).toBe('Van een ander, en van mij');
});
