// Writes .xlsx files for tests and for the templates to fill: what Excel writes, as small as it can be.
import { strToU8, zipSync } from 'fflate';

/** A text, a number, a date, a formula with its value (or without), a cell by its XML; null for an empty one. */
export type XlsxCell = string | number | Date | { formula: string; value: string | null } | { xml: string } | null;
export interface XlsxSheet {
  name: string;
  rows: readonly (readonly XlsxCell[])[];
  hidden?: boolean;
  /** Ranges, such as A1:B1. */
  merged?: readonly string[];
  /** Of each column, in characters. */
  widths?: readonly number[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const letters = (index: number): string =>
  `${index < 26 ? '' : letters(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

const cellXml = (cell: XlsxCell, at: string): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${(cell.getTime() - FIRST_DAY) / DAY_MS}</v></c>`;
  if ('xml' in cell) return cell.xml.replace('<c', `<c r="${at}"`);
  const value = cell.value === null ? '' : `<v>${escaped(cell.value)}</v>`;
  return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f>${value}</c>`;
};

const sheetXml = ({ rows, merged = [], widths = [] }: XlsxSheet): string => {
  const body = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`)).join('');
    return `<row r="${at + 1}">${cells}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const merges = ranges === '' ? '' : `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const columns = cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`;
  return `${XML}<worksheet xmlns="${MAIN}">${columns}<sheetData>${body.join('')}</sheetData>${merges}</worksheet>`;
};

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** Returns the parts of a workbook, by name, as text. */
export function xlsxParts(sheets: readonly XlsxSheet[]): Record<string, string> {
  const ids = sheets.map((_, at) => `sheet${at + 1}`);
  const tabs = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="${ids[at]}"/>`,
  );
  const override = (part: string, type: string): string =>
    `<Override PartName="/${part}" ContentType="${TYPES}.${type}+xml"/>`;
  const files = ids.map((id) => `xl/worksheets/${id}.xml`);
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${files.map((file) => override(file, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}">${relation('workbook', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${relation('styles', 'styles', 'styles.xml')}${ids.map((id) => relation(id, 'worksheet', `worksheets/${id}.xml`)).join('')}</Relationships>`,
    // The second format is that of a date.
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [files[at], sheetXml(sheet)])),
  };
}

/** Returns an archive of these parts; always the same bytes for the same parts. */
export const zipOf = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
    { level: 9, mtime: new Date(2026, 0, 1) },
  );

/** Returns an .xlsx with these sheets. */
export const xlsxOf = (...sheets: readonly XlsxSheet[]): Uint8Array => zipOf(xlsxParts(sheets));
