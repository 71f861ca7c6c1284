// An editor imports a file: an error is shown with its location, the corrected file is previewed, stored and published.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { required } from '#testing/required.ts';
import { expectAccessible } from './accessible.ts';
import { loseReply } from './lost-reply.ts';
import { expectNotice, test } from './notices.ts';
import { office, readSet, startWithOffice } from './office.ts';

startWithOffice();
test.beforeAll(async () => {
  await office.call('POST parties', { body: { name: 'Groene Draad', color: '#3c8d2f' } });
});

/** Timeout for ten megabytes to reach the browser. */
const HANDED_OVER_MS = 20_000;
const choose = (page: Page, name: string, bytes: Buffer | string) =>
  page
    .getByLabel('Bestand')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) }, { timeout: HANDED_OVER_MS });

const HEADER = 'statement;groene draad_opinion;groene draad_comment;Één Stad_opinion;Één Stad_comment';
const GOOD = `${HEADER}\r\n"De schooldag begint; later";Eens;"Twee\nregels";Oneens;=1+1\r\nHet plein wordt autovrij.;Eens;;;\r\n`;

test('broken, repaired, filled in, published', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  await page.getByRole('button', { name: 'Start de import' }).click();
  await expect(page.getByText('Vul dit veld in')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kies een bestand of plak een tabel' })).toBeVisible();
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await choose(page, 'gemeente.csv', `${HEADER}\nHet plein wordt autovrij.;Eens;\n`);
  const alert = page.getByRole('alert').filter({ hasText: 'Regel 2' });
  await expect(alert).toContainText('Regel 2: deze rij heeft 3 kolommen in plaats van 5');
  await expect(alert).toContainText('Het plein wordt autovrij.;Eens;');
  await expect(page.getByLabel('Bestand')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start de import' }).click();
  await expect(page.getByLabel('Bestand')).toBeFocused();

  await choose(page, 'gemeente.csv', GOOD);
  const preview = page.getByRole('region', { name: 'Dit staat erin' });
  await expect(preview).toContainText('1 standpunt is nog niet ingevuld');
  await expect(preview).toContainText('Bestaan al: 1. Nieuw: 1.');
  await expect(preview).toContainText('Groene Draad');
  await expectAccessible(page);
  expect(await office.call('GET question_sets')).toEqual([]);
  await page.getByLabel('Naam', { exact: true }).fill('Gemeentedebat');
  await page.getByRole('button', { name: 'Start de import' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Gemeentedebat' })).toBeVisible();
  const id = required(/question_sets\/([\w-]+)\/edit/.exec(page.url())?.[1]);
  const set = await readSet(office.call, id);
  expect(set.statements).toEqual(['De schooldag begint; later', 'Het plein wordt autovrij.']);
  expect(set.opinions).toContainEqual(['De schooldag begint; later', 'Groene Draad', 'Eens', 'Twee\nregels']);
  expect(set.opinions).toContainEqual(['De schooldag begint; later', 'Één Stad', 'Oneens', '=1+1']);

  await page.getByText('Nog niet gepubliceerd: 1 stelling is onvolledig').click();
  await page.getByRole('button', { name: /Stelling 2: 1 standpunt ontbreekt/ }).click();
  await expect(page.getByRole('group', { name: 'Één Stad' }).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceer' }).click();
  await expectNotice(page, 'De stellingenset is gepubliceerd.');
});

const JSON_FILE = JSON.stringify({
  parties: [{ partyLong: 'Één Stad', partyDescription: null, hash: 'x', _id: 'x' }],
  answerOptions: [
    { order: 2, label: 'Niet akkoord', color: '#e4632d' },
    { order: 1, label: 'Akkoord', color: '#2f6fde' },
  ],
  statements: [
    {
      statementLong: 'Eén <b>café</b> per plein.',
      answers: [{ partyLong: 'één stad', answer: 'akkoord', explanation: null }],
    },
  ],
});
const CSV_FILE = 'statement,Één Stad_opinion,Één Stad_comment\nEén <b>café</b> per plein.,Akkoord,\n';
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

/** Read by what browsers have for it; `shared/import` and `error-text.test.ts` have the others. */
const GOOD_FILES: [string, string, Buffer | string][] = [
  ['UTF-16, big end first', 'a.JSON', utf16(JSON_FILE)],
  ['CSV in Windows-1252', 'a.csv', Buffer.from(CSV_FILE, 'latin1')],
];
const BAD_FILES: [string, string, Buffer | string, string | RegExp][] = [
  ['a spreadsheet of LibreOffice', 'a.ods', 'x', 'met als bestandstype Excel (.xlsx)'],
  ['JSON with other keys', 'a.json', '{}', /\/parties: dit ontbreekt.*een lijst/],
  ['JSON in Windows-1252', 'a.json', Buffer.from(JSON_FILE, 'latin1'), 'Dit bestand kunnen we niet lezen.'],
  ['over 10 MB', 'a.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 'Dit bestand is te groot.'],
];

test('a good file of JSON or CSV shows the same in any encoding', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  for (const [what, name, bytes] of GOOD_FILES) {
    await test.step(what, async () => {
      await page.reload();
      await choose(page, name, bytes);
      const preview = page.getByRole('region', { name: 'Dit staat erin' });
      await expect(preview).toContainText('Eén <b>café</b> per plein.');
      await expect(preview).toContainText('Één Stad');
      await expect(preview).toContainText('Akkoord');
      await expect(preview.locator('b')).toHaveCount(0);
    });
  }
});

test('every error is shown at its place, and stores nothing', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  for (const [what, name, bytes, says] of BAD_FILES) {
    await test.step(what, async () => {
      await page.reload();
      await choose(page, name, bytes);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Dit staat erin' })).toHaveCount(0);
    });
  }
});

test('a file whose reply was lost is imported once, and another one replaces nothing', async ({ page }) => {
  const about = (text: string) => `statement;Anker_opinion;Anker_comment\n${text};Eens;\n`;
  const sets = async (name: string) =>
    (await office.call('GET question_sets', { query: {} })).filter((set) => set.name === name);
  const start = page.getByRole('button', { name: 'Start de import' });
  const ready = page.getByRole('region', { name: 'Dit staat erin' });
  await office.open(page, '/admin/question_sets/import');
  await choose(page, 'oogst.csv', about('De markt komt terug.'));
  await expect(ready).toContainText('De markt');
  for (let tries = 0; tries < 2; tries++) {
    await loseReply(page, '**/question_sets/import');
    await start.click();
    await expect(start).toBeEnabled();
    await expect.poll(async () => (await sets('oogst')).length).toBe(1);
  }
  const [made] = await sets('oogst');

  await page.reload();
  await page.getByLabel('Naam', { exact: true }).fill('zaai');
  await choose(page, 'zaai.csv', about('Het park gaat later dicht.'));
  await expect(ready).toContainText('Het park');
  await start.click();
  await expect(page.getByRole('heading', { level: 1, name: 'zaai' })).toBeVisible();
  expect((await readSet(office.call, required(made)._id)).statements).toEqual(['De markt komt terug.']);
});

test('the example files import as they are', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  for (const [link, file] of [
    ['Voorbeeld JSON', 'voorbeeld.json'],
    ['Excel-sjabloon', 'voorbeeld.xlsx'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    await choose(page, file, await readFile(await download.path()));
    // The preview of the file before may still be there.
    await expect(page.getByText(file, { exact: true })).toBeVisible();
    if (file.endsWith('xlsx')) await page.getByRole('button', { name: 'Ja, lees de tabel' }).click();
    await expect(page.getByRole('region', { name: 'Dit staat erin' })).toContainText('3 stellingen');
  }
});
