import { describe, expect, it } from 'vitest';
import { required } from '#testing/required.ts';
import { type XlsxCell, xlsxOf, xlsxParts, zipOf } from '#testing/xlsx.ts';
import { readWorkbook } from './workbook.ts';

const sheet = (...rows: XlsxCell[][]) => ({ name: 'Blad1', rows });
const rowsOf = async (...rows: XlsxCell[][]) => required((await readWorkbook(xlsxOf(sheet(...rows))))[0]).rows;
const codeOf = (bytes: Uint8Array) =>
  readWorkbook(bytes).then(
    () => 'taken',
    (error) => error.code ?? error.error,
  );
/** An archive whose list and parts say that something else is as large as this. */
const lying = (bytes: Uint8Array, says: number): Uint8Array => {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 30 < copy.length; at++) {
    const sign = view.getUint32(at, true);
    if (sign === 0x04034b50) view.setUint32(at + 22, says, true);
    if (sign === 0x02014b50) view.setUint32(at + 24, says, true);
  }
  return copy;
};
const MEGABYTE = 1_000_000;
const bomb = () =>
  zipOf({ ...xlsxParts([sheet(['a'])]), 'xl/sharedStrings.xml': new Uint8Array(200 * MEGABYTE).fill(0x20) });

describe('what a cell holds, as text', () => {
  it.each<[string, XlsxCell, string]>([
    ['a text with signs of XML', 'Één <b> & "twee"', 'Één <b> & "twee"'],
    ['a text with line ends', 'a\nb', 'a\nb'],
    ['a number', 2, '2'],
    ['a number that is not exact', 0.1 + 0.2, '0.3'],
    ['a date', new Date('2026-11-28T00:00:00Z'), '2026-11-28'],
    ['a date with a time', new Date('2026-11-28T10:30:00Z'), '2026-11-28 10:30'],
    ['a formula, its value', { formula: 'CONCATENATE("E","ens")', value: 'Eens' }, 'Eens'],
    ['a formula of nothing', { formula: 'A9', value: '' }, ''],
    ['a boolean', { xml: '<c t="b"><v>1</v></c>' }, 'TRUE'],
    ['a formula that failed', { xml: '<c t="e"><v>#N/A</v></c>' }, '#N/A'],
    ['a formula that nobody has worked out', { formula: 'A1', value: null }, '#VALUE!'],
    ['a formula that Python wrote', { xml: '<c s="1"><f>A1</f><v></v></c>' }, '#VALUE!'],
    ['a formula with a number', { xml: '<c><f>1+1</f><v>2</v></c>' }, '2'],
    ['a text in several styles', { xml: '<c t="inlineStr"><is><r><t>Ee</t></r><r><t>ns</t></r></is></c>' }, 'Eens'],
  ])('%s', async (_, cell, text) => {
    expect(await rowsOf(['x', cell, 'y'])).toEqual([['x', text, 'y']]);
  });

  it('stands in its own row and column, also below and beside empty ones', async () => {
    expect(await rowsOf([], ['', '', 'c'], [], ['a'])).toEqual([
      ['', '', ''],
      ['', '', 'c'],
      ['', '', ''],
      ['a', '', ''],
    ]);
  });

  it('of merged cells is in the first one', async () => {
    const merged = { ...sheet(['a', null], [null, 'b']), merged: ['A1:A2'] };
    expect((await readWorkbook(xlsxOf(merged)))[0]?.rows).toEqual([
      ['a', ''],
      ['', 'b'],
    ]);
  });
});

describe('sheets', () => {
  it('are those that somebody sees and that are not empty, by their names', async () => {
    const bytes = xlsxOf(
      { ...sheet(['geheim']), name: 'Verborgen', hidden: true },
      { ...sheet(['a']), name: 'Eén & "twee"' },
      { ...sheet(), name: 'Leeg' },
      { ...sheet(['b']), name: 'Drie' },
    );
    expect((await readWorkbook(bytes)).map(({ sheet: name, rows }) => [name, rows])).toEqual([
      ['Eén & "twee"', [['a']]],
      ['Drie', [['b']]],
    ]);
  });
});

describe('what is not read', () => {
  it.each([
    ['no archive', new TextEncoder().encode('x')],
    ['an archive of something else', zipOf({ 'a.xml': '<a/>' })],
    ['half a file', xlsxOf(sheet(['a'])).subarray(0, 500)],
  ])('%s', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('UNREADABLE');
  });

  it('macros', async () => {
    expect(await codeOf(zipOf({ ...xlsxParts([sheet(['a'])]), 'xl/vbaProject.bin': 'x' }))).toBe('MACROS');
  });

  it('a file with a password', async () => {
    expect(await codeOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array(600).fill(0)]))).toBe('PROTECTED');
  });

  it('more than 200 parts', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}.xml`, '<a/>']));
    expect(await codeOf(zipOf({ ...xlsxParts([sheet(['a'])]), ...many }))).toBe('UNPACKS_TOO_LARGE');
  });

  it('more than 20 MB unpacked, whatever the file says of it', async () => {
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(300_000);
    expect(await codeOf(bytes)).toBe('UNPACKS_TOO_LARGE');
    expect(await codeOf(lying(bytes, 10))).toBe('UNPACKS_TOO_LARGE');
  });

  it('so many cells, or so far apart, that they would fill the memory', async () => {
    const far = (place: string) =>
      zipOf({
        ...xlsxParts([sheet()]),
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${place}</sheetData></worksheet>`,
      });
    const cell = (at: string) => `<row><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row>`;
    expect(await codeOf(far(cell('XFD1048576')))).toMatchObject({ reason: 'TOO_MANY_ITEMS' });
    const many = `<row>${'<c><v>1</v></c>'.repeat(600_000)}</row>`;
    expect(await codeOf(far(many))).toMatchObject({ reason: 'TOO_MANY_ITEMS' });
    expect(await codeOf(far('<row r="99999999999"/>'))).toBe('UNREADABLE');
    expect(await codeOf(far('<row x=">" r="99999999999"/>'))).not.toBe('taken');
    expect(await codeOf(far('<row r="&#57;9999999999"/>'))).toBe('UNREADABLE');
  });
});
