// The visible sheets of an .xlsx as tables: the library reads the cells, after the parts were unpacked and measured here.
import { readSheet } from 'read-excel-file/universal';
import { CELLS_MAX } from '#shared/import/csv-records.ts';
import { ImportFailure } from '#shared/import/import-error.ts';
import type { Table } from '#shared/import/table.ts';
import { repack, UnpackError, unpack } from './unpack.ts';

/** Excel's own. */
const ROWS_MAX = 1_048_576;

const ATTRIBUTES = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*`;
const CELL_TAGS = new RegExp(String.raw`<(?:\w+:)?(row|c)(${ATTRIBUTES})\s*(/?)>`, 'g');
const TAG_STARTS = /<(?:\w+:)?(?:row|c)(?=[\s/>])/g;
const PLACE = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/;
const SOME_PLACE = /\sr\s*=/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses a sheet whose cells would fill the memory: the library fills the gaps between them. */
function checkGaps(xml: string): void {
  let rows = 0;
  let columns = 0;
  let tags = 0;
  for (const [, tag, attributes = '', isEmpty] of xml.matchAll(CELL_TAGS)) {
    tags += 1;
    const [, letters = '', number = '0'] = PLACE.exec(attributes) ?? [];
    if (number === '0' && SOME_PLACE.test(attributes)) throw new UnpackError('UNREADABLE');
    if (Number(number) > ROWS_MAX) throw new UnpackError('UNREADABLE');
    if (tag === 'row' || isEmpty === '/') continue;
    rows = Math.max(rows, Number(number));
    columns = Math.max(columns, columnOf(letters));
  }
  // An attribute that is written so that this does not see it.
  if (tags !== (xml.match(TAG_STARTS)?.length ?? 0)) throw new UnpackError('UNREADABLE');
  if (Math.max(tags, rows * columns) > CELLS_MAX)
    throw new ImportFailure('TOO_MANY_ITEMS', null, { expected: String(CELLS_MAX) });
}

const ERROR_CELL = /(<(?:\w+:)?c\s[^<>]*\bt=["'])e(?=["'])/g;
/** A formula that no spreadsheet has computed; one that gives an empty text has a value, of type `str`. */
const OPEN_FORMULA =
  /<((?:\w+:)?)c(\s[^<>]*?)>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g;
const HAS_TYPE = /\st=["'](?!n["'])/;

/** The library leaves out what failed, as if the cell were empty. Here it becomes the text that a spreadsheet shows. */
const withFailures = (xml: string): string =>
  xml
    .replace(ERROR_CELL, '$1str')
    .replace(OPEN_FORMULA, (cell, prefix: string, attributes: string) =>
      HAS_TYPE.test(attributes) && /<(?:\w+:)?v\b/.test(cell)
        ? cell
        : `<${prefix}c${attributes.replace(/\s[ts]=["'][^"']*["']/g, '')} t="str"><${prefix}v>#VALUE!</${prefix}v></${prefix}c>`,
    );

const SHEET_TAG = new RegExp(String.raw`<(?:\w+:)?sheet(${ATTRIBUTES})\s*/?>`, 'g');
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => ENTITIES[name] ?? '');
const attribute = (attributes: string, name: string): string =>
  decoded(new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('') ?? '');

/** The sheets in the order of their tabs; `number` is what the library calls one by. */
const sheetsIn = (workbook: string): { name: string; number: number }[] =>
  [...workbook.matchAll(SHEET_TAG)]
    .map(([, attributes = '']) => ({ name: attribute(attributes, 'name'), state: attribute(attributes, 'state') }))
    .filter(({ name }) => name !== '')
    .flatMap(({ name, state }, at) => (/hidden/i.test(state) ? [] : [{ name, number: at + 1 }]));

/** Digits that a spreadsheet shows of a number: 0.1 + 0.2 is 0.3. */
const DIGITS = 15;
const MIDNIGHT = 'T00:00:00.000Z';

/** The library's types call a date `DateConstructor`. */
const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!(value instanceof Date)) return typeof value === 'string' ? value : '';
  const iso = value.toISOString();
  // A time of day alone is one of the first day that there is.
  return iso.endsWith(MIDNIGHT) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
};

async function readTableOf(archive: ArrayBuffer, name: string, number: number): Promise<Table> {
  const rows: readonly (readonly unknown[])[] = await readSheet(archive, number);
  return { sheet: name, rows: rows.map((row) => row.map(textOf)) };
}

const isFilled = ({ rows }: Table): boolean => rows.some((row) => row.some((cell) => cell.trim() !== ''));

/** Returns the sheets that somebody sees and that have something in them. Throws an UnpackError or an ImportFailure. */
export async function readWorkbook(bytes: Uint8Array): Promise<Table[]> {
  const parts = new Map(unpack(bytes));
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new UnpackError('UNREADABLE');
  for (const [name, part] of parts) {
    const xml = new TextDecoder().decode(part);
    if (!/<(?:\w+:)?sheetData/.test(xml)) continue;
    checkGaps(xml);
    parts.set(name, new TextEncoder().encode(withFailures(xml)));
  }
  const archive = repack(parts);
  const tables: Table[] = [];
  for (const { name, number } of sheetsIn(new TextDecoder().decode(workbook)))
    tables.push(await readTableOf(archive, name, number));
  return tables.filter(isFilled);
}
