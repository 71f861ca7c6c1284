// An editor imports what they have: cells that were copied, wide and long tables, several sheets; and a file that would
// fill the memory.
import { expect, type Page, test } from '@playwright/test';
import { required } from '#testing/required.ts';
import { type XlsxSheet, xlsxOf, xlsxParts, zipOf } from '#testing/xlsx.ts';
import { expectAccessible } from './accessible.ts';
import { office, readSet, startWithOffice } from './office.ts';

startWithOffice();

const PARTIES = ['Anker', 'Berk', 'Ceder', 'Den', 'Eik', 'Fluit'];
const STATEMENTS = Array.from({ length: 38 }, (_, at) => `Stelling ${at + 1} moet "anders", zeker hier.`);
const answerOf = (statement: number, party: number) =>
  required(['Eens', 'Oneens', 'Neutraal'][(statement * party) % 3]);
const commentOf = (statement: number, party: number) => `Omdat ${statement}\nen ${party}.`;
const WIDE = [
  ['Stelling', ...PARTIES.flatMap((party) => [party, `${party} toelichting`])],
  ...STATEMENTS.map((text, at) => [
    text,
    ...PARTIES.flatMap((_, party) => [answerOf(at, party), commentOf(at, party)]),
  ]),
];
const LONG = [
  ['Thesis', 'Lijst', 'Antwoord', 'Motivatie'],
  ...STATEMENTS.flatMap((text, at) =>
    PARTIES.map((name, party) => [text, name, answerOf(at, party), commentOf(at, party)]),
  ),
];
const quoted = (cell: string) => (/\n/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page.getByLabel('Bestand').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
const chooseSheets = (page: Page, ...sheets: XlsxSheet[]) => choose(page, 'a.xlsx', xlsxOf(...sheets));
const paste = (page: Page, rows: string[][]) =>
  page.getByLabel('Of plak je tabel').evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((row) => row.map(quoted).join('\t')).join('\r\n'),
  );
const confirm = (page: Page) => page.getByRole('button', { name: 'Ja, lees de tabel' }).click();
const preview = (page: Page) => page.getByRole('region', { name: 'Dit staat erin' });

/** The imported set, without ids. */
async function importedAs(page: Page, name: string) {
  await confirm(page);
  await expect(preview(page)).toContainText('38 stellingen');
  await page.getByLabel('Naam', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Start de import' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return readSet(office.call, required(/question_sets\/([\w-]+)\/edit/.exec(page.url())?.[1]));
}

test('38 statements of 6 parties come in by paste, and as wide and long sheets, and are the same set', async ({
  page,
}) => {
  const ways: [string, () => Promise<void>][] = [
    ['Geplakt', () => paste(page, WIDE)],
    ['Breed', () => chooseSheets(page, { name: 'Blad1', rows: WIDE })],
    ['Lang', () => chooseSheets(page, { name: 'Blad1', rows: LONG })],
  ];
  const sets: unknown[] = [];
  for (const [name, give] of ways)
    await test.step(name, async () => {
      await office.open(page, '/admin/question_sets/import');
      await give();
      await expect(page.getByRole('heading', { name: 'Kloppen deze kolommen?' })).toBeVisible();
      await expectAccessible(page);
      sets.push(await importedAs(page, name));
    });
  const [pasted, ...others] = sets;
  expect(pasted).toMatchObject({ statements: STATEMENTS });
  for (const set of others) expect(set).toEqual(pasted);
});

test('what is pasted without headings says so, and no row is lost', async ({ page }) => {
  // No word of a heading at the beginning.
  const rows = LONG.slice(1).map(([text = '', ...rest]) => [text.replace('Stelling', 'Voorstel'), ...rest]);
  const total = rows.length;
  await office.open(page, '/admin/question_sets/import');
  await expect(page.getByRole('table')).toContainText('Partij A');
  await expectAccessible(page);
  await paste(page, rows);
  await expect(page.getByText(`Geplakt: ${total} rijen.`)).toBeVisible();
  await expect(page.getByText('Partij A')).toHaveCount(0);
  const headed = page.getByRole('checkbox', { name: 'In rij 1 staan de koppen' });
  await expect(headed).not.toBeChecked();
  await expect(page.getByText(`Je ziet de eerste 10 van ${total} rijen.`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('rowheader').first()).toHaveText('1');
  await headed.check();
  await expect(page.getByText(`Je ziet de eerste 9 van ${total - 1} rijen.`)).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toHaveText('2');
  await headed.uncheck();
  await expectAccessible(page);
  await confirm(page);
  await expect(preview(page)).toContainText('38 stellingen');
  await expect(preview(page)).toContainText('Alle standpunten zijn ingevuld.');
});

test('a wrong guess is set right, an error names its cell, and nothing is stored before', async ({ page }) => {
  await office.open(page, '/admin/question_sets/import');
  const before = await office.call('GET question_sets', { query: {} });
  const rows = [
    ['Wat', 'Wie', 'Hoe', 'Waarom'],
    ...LONG.slice(1).map((row, at) => (at === 5 ? [row[0] ?? '', row[1] ?? '', 'x'.repeat(101), ''] : row)),
  ];
  await chooseSheets(
    page,
    {
      name: 'Lees mij',
      rows: [
        ['Uitleg', 'van'],
        ['dit', 'bestand'],
      ],
    },
    { name: 'Blad1', rows },
  );
  await page.getByLabel('Werkblad').selectOption('Blad1');
  await page.getByLabel('Kolom D').selectOption('Stelling');
  await expect(page.getByText('Er zijn twee kolommen voor: Stelling.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ja, lees de tabel' })).toBeDisabled();
  await page.getByLabel('Kolom D').selectOption('Toelichting');
  await confirm(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Blad1, C7: de tekst is te lang' })).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  await expect(page.getByText('De tabel is gelezen.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start de import' }).click();
  expect(await office.call('GET question_sets', { query: {} })).toEqual(before);
});

test('lists that refer to each other are dropped together', async ({ page }) => {
  const files = {
    overview: { title: 'Gemeente' },
    statement: [{ id: 0, text: 'De bus is gratis.' }],
    party: [{ id: 7, name: 'Z', longname: 'Zon' }],
    answer: [{ id: 0, message: 'Eens' }],
    opinion: [{ id: 0, party: 7, statement: 0, answer: 0, comment: 3 }],
    comment: [{ id: 3, text: 'Goed voor wie geen auto heeft.' }],
  };
  await office.open(page, '/admin/question_sets/import');
  await page.getByLabel('Bestand').setInputFiles(
    Object.entries(files).map(([name, list]) => ({
      name: `${name}.json`,
      mimeType: '',
      buffer: Buffer.from(JSON.stringify(list)),
    })),
  );
  await expect(preview(page)).toContainText('De bus is gratis.');
  await expect(preview(page)).toContainText('Zon');
});

test('a small file that unpacks to 200 MB is refused, whatever it says of itself', async ({ page }) => {
  const bomb = zipOf({
    ...xlsxParts([{ name: 'Blad1', rows: WIDE }]),
    'xl/sharedStrings.xml': new Uint8Array(200_000_000).fill(0x20),
  });
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 30 < lying.length; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  await office.open(page, '/admin/question_sets/import');
  for (const bytes of [bomb, lying]) {
    await page.reload();
    await choose(page, 'a.xlsx', bytes);
    const says = page.getByRole('alert').filter({ hasText: 'Dit bestand is uitgepakt te groot.' });
    await expect(says).toBeVisible({ timeout: 12_000 });
  }
});
