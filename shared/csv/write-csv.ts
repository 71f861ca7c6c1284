import { defuseCell } from './formula-cells.ts';

type Cells = readonly (string | number)[];

/** How a CSV file is written: `start` once, then a `line` for each record. */
export interface CsvFormat {
  start: string;
  line: (cells: Cells) => string;
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

function plainCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const cell = defuseCell(value);
  return /[",\r\n]/.test(cell) ? quote(cell) : cell;
}

/** RFC 4180, for programs. */
export const PLAIN_CSV: CsvFormat = { start: '', line: (cells) => `${cells.map(plainCell).join(',')}\r\n` };

/** For Excel: UTF-8 needs a byte order mark, and semicolons separate where the comma is the decimal sign. */
export const SPREADSHEET_CSV: CsvFormat = {
  start: '\uFEFF',
  line: (cells) => `${cells.map((cell) => quote(defuseCell(String(cell)))).join(';')}\r\n`,
};

/** Returns the text of a CSV file for a spreadsheet. */
export const csvText = (rows: readonly Cells[]): string =>
  SPREADSHEET_CSV.start + rows.map(SPREADSHEET_CSV.line).join('');
