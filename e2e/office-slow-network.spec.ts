// An editor on a slow or broken network: nothing that was typed is lost, and a lost reply is no other editor.
import { expect, type Page } from '@playwright/test';
import { makePng } from '#testing/images.ts';
import { hold } from './hold.ts';
import { intercept } from './intercept.ts';
import { expectNotice, test } from './notices.ts';
import { conflictIn, office, saveButtonIn, startWithOffice, storeBlock, storeComplete } from './office.ts';
import { server } from './server.ts';

startWithOffice();

/** The server gets the page's next call of that method and address; the browser never hears its reply. */
const loseReply = (page: Page, address: string, method: string) =>
  intercept(
    page,
    address,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('what is typed while a new question set is saved for the first time stays', async ({ page }) => {
  await office.open(page, '/admin/question_sets/new');
  const name = page.getByLabel('Naam', { exact: true });
  await name.fill('Traag');
  await page.getByRole('tab', { name: /Antwoorden/ }).click();
  await page.getByLabel('Antwoord 1', { exact: true }).fill('Eens');
  await page.getByLabel('Antwoord 2', { exact: true }).fill('Oneens');
  const release = await hold(page, '**/api/question_sets');
  await saveButtonIn(page).click();
  await page.getByLabel('Antwoord 2', { exact: true }).fill('Helemaal oneens');
  release();
  await expect(page).toHaveURL(/\/admin\/question_sets\/[\da-f-]{36}\/edit$/);
  await page.getByRole('tab', { name: /Antwoorden/ }).click();
  await expect(page.getByLabel('Antwoord 2', { exact: true })).toHaveValue('Helemaal oneens');
  await saveButtonIn(page).click();
  await expect(page.getByText('Alles is bewaard')).toBeVisible();
  await page.goto(`${server.baseURL}/admin/question_sets/new`);
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('');
});

test('a picture that was called off while it was sent is not put into the text', async ({ page }) => {
  const id = await storeBlock(office.call, { body: '<p>Kijk eens.</p>' });
  await office.open(page, `/admin/content/${id}/edit`);
  await page.getByRole('button', { name: 'Voeg een afbeelding toe' }).click();
  const picture = { name: 'raad.png', mimeType: 'image/png', buffer: makePng(40, 8) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('Wat zie je op de afbeelding?').fill('De gemeenteraad');
  const release = await hold(page, '**/api/text_images');
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  await page.locator('form').getByRole('button', { name: 'Annuleer', exact: true }).click();
  const seen = page.waitForResponse(/uploads\/texts\/[\da-f-]{36}$/);
  release();
  await seen;
  await saveButtonIn(page).click();
  await expectNotice(page, 'Het blok is bewaard.');
  expect((await office.call('GET content_blocks/:id', { params: { id } })).body).toBe('<p>Kijk eens.</p>');
});

test('nothing is typed into a form while it is saved', async ({ page }) => {
  await office.call('PUT config/faq', { body: { faqs: [{ question: 'Eerst', answer: '<p>Ja.</p>', order: 1 }] } });
  const { party } = await office.call('POST parties', { body: { name: 'Vlug', description: 'Een' } });
  const word = await office.call('POST difficult_words', { body: { word: 'quorum', forms: [], description: 'Een' } });
  const block = await storeBlock(office.call, { title: 'Een' });
  const edit = (api: string, id: string) => ({ at: `/admin/${api}/${id}/edit`, api: `**/api/${api}/${id}` });
  const forms = [
    { at: '/admin/faq', api: '**/api/config/faq', label: 'Vraag', done: 'De veelgestelde vragen zijn bewaard.' },
    {
      at: '/admin/listed_words',
      api: '**/api/config/listed_words',
      label: 'Jullie eigen woorden',
      done: 'De woorden zijn bewaard.',
    },
    { at: '/admin/partners/new', api: '**/api/partners', label: 'Naam', done: 'De partner is bewaard.' },
    { ...edit('parties', party._id), label: 'Beschrijving', done: 'De partij is bewaard.' },
    { ...edit('difficult_words', word._id), label: 'Uitleg', done: 'Het woord is bewaard.' },
    {
      ...edit('content_blocks', block),
      at: `/admin/content/${block}/edit`,
      label: 'Titel',
      done: 'Het blok is bewaard.',
    },
  ];
  for (const { at, api, label, done } of forms)
    await test.step(at, async () => {
      await office.open(page, at);
      const field = page.getByLabel(label, { exact: true });
      await field.fill('Twee');
      const release = await hold(page, api);
      await saveButtonIn(page).click();
      await expect(field).toBeDisabled();
      await expect(field).toHaveValue('Twee');
      release();
      await expectNotice(page, done);
      await expect(page.getByText('Niet bewaarde aanpassingen')).toHaveCount(0);
    });
});

test('no picture can be chosen while its party is saved, as it would not be part of it', async ({ page }) => {
  const { party } = await office.call('POST parties', { body: { name: 'Zonder logo' } });
  await office.open(page, `/admin/parties/${party._id}/edit`);
  await page.getByLabel('Beschrijving', { exact: true }).fill('Twee');
  const picture = page.getByLabel('Kies een afbeelding');
  const refuse = await hold(page, `**/api/parties/${party._id}`, (route) => route.abort());
  await saveButtonIn(page).click();
  await expect(picture).toBeDisabled();
  refuse();
  await expect(picture).toBeEnabled();
});

test('a field has the focus again after a save that failed', async ({ page }) => {
  await office.open(page, '/admin/partners/new');
  const name = page.getByLabel('Naam', { exact: true });
  await name.fill('Nog eens');
  const refuse = await hold(page, '**/api/partners', (route) => route.abort());
  await name.press('Enter');
  await expect(name).toBeDisabled();
  refuse();
  await expect(name).toBeFocused();
});

test('a double click on publishing saves once', async ({ page }) => {
  const { set } = await storeComplete(office.call, { name: 'Dubbel', party: 'Anker' });
  await office.open(page, `/admin/question_sets/${set._id}/edit`);
  await page.getByLabel('Uitleg van Anker').fill('Daarom.');
  const release = await hold(page, `**/api/question_sets/${set._id}`);
  await page.getByRole('button', { name: 'Publiceer', exact: true }).dblclick();
  release();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await expect(page.getByRole('alertdialog', { name: '“Dubbel” publiceren?' })).toBeVisible();
  await expect(conflictIn(page)).toHaveCount(0);

  await loseReply(page, `**/api/question_sets/${set._id}/publish*`, 'POST');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  await expectNotice(page, 'Publiceren is niet gelukt. Probeer het zo meteen opnieuw.');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  await expectNotice(page, 'De stellingenset is gepubliceerd.');
  await expect(page).toHaveURL(new RegExp(`${set._id}/$`));
});

test('a deletion whose reply was lost is done', async ({ page }) => {
  const { _id } = await office.call('POST question_sets', { body: { name: 'Weg' } });
  await office.open(page, `/admin/question_sets/${_id}/edit`);
  await loseReply(page, `**/api/question_sets/${_id}`, 'DELETE');
  await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expect(dialog.getByText('Je bent niet verbonden met het internet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await expectNotice(page, 'De stellingenset is verwijderd.');
  await expect(page).toHaveURL(/\/admin\/question_sets$/);
});

test('a save whose reply was lost is no other editor', async ({ page }) => {
  const { party } = await office.call('POST parties', { body: { name: 'Stil', description: 'Eerst' } });
  await office.open(page, `/admin/parties/${party._id}/edit`);
  await page.getByLabel('Beschrijving').fill('Aangekomen');
  await loseReply(page, `**/api/parties/${party._id}`, 'PATCH');
  await saveButtonIn(page).click();
  await expect(page.getByText('Je bent niet verbonden met het internet.')).toBeVisible();
  await saveButtonIn(page).click();
  await expectNotice(page, 'De partij is bewaard.');
});

test('what was created although its reply was lost is created once', async ({ page }) => {
  const forms = [
    { path: 'partners/new', api: '**/api/partners', label: 'Naam' },
    { path: 'parties/new', api: '**/api/parties', label: 'Naam' },
    { path: 'content/privacy/new', api: '**/api/content_blocks', label: 'Titel' },
    { path: 'difficult_words/new', api: '**/api/difficult_words', label: 'Woord', also: 'Uitleg' },
  ];
  for (const [at, { path, api, label, also }] of forms.entries())
    await test.step(path, async () => {
      await office.open(page, `/admin/${path}`);
      const text = page.getByLabel(label, { exact: true });
      await text.fill(`Eenmaal ${at}`);
      if (also !== undefined) await page.getByLabel(also, { exact: true }).fill('Eén keer.');
      const lost = page.waitForEvent('requestfailed');
      await loseReply(page, api, 'POST');
      await saveButtonIn(page).click();
      await lost;
      await page.reload();
      await expect(text).toHaveValue(`Eenmaal ${at}`);
      await saveButtonIn(page).click();
      await expect(page).not.toHaveURL(/\/new$/);
    });
  const lists = await Promise.all([
    office.call('GET partners'),
    office.call('GET parties'),
    office.call('GET content_blocks', { query: { page: 'privacy' } }),
    office.call('GET difficult_words'),
  ]);
  expect(
    JSON.stringify(lists)
      .match(/Eenmaal \d/g)
      ?.toSorted(),
  ).toEqual(forms.map((_, at) => `Eenmaal ${at}`));
});

test('a file is read once the code that reads it arrives', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  await intercept(page, '**/assets/read-worker*', (route) => route.abort());
  const choose = () =>
    page.getByLabel('Bestand').setInputFiles({
      name: 'set.csv',
      mimeType: '',
      buffer: Buffer.from('statement;Anker_opinion;Anker_comment\nJa?;Eens;\nNee?;Oneens;\n'),
    });
  await choose();
  await expect(page.getByRole('alert').getByText(/Je bent niet verbonden/)).toBeVisible();
  await expect(page.getByText('Nog geen bestand')).toBeVisible();
  await page.unroute('**/assets/read-worker*');
  await choose();
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
});
