// How a statistics file is written, so that nothing in it is run: RFC 4180, or as a spreadsheet opens it by double click.
import { BYTE_ORDER_MARK, csvRow } from '#shared/import/csv-text.ts';
import { defuseCell } from '#shared/import/formula-cells.ts';

type Cells = readonly (string | number)[];

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const cell = defuseCell(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export interface FileFormat {
  /** What the file begins with. */
  start: string;
  /** One record. */
  line: (cells: Cells) => string;
}

export const PLAIN: FileFormat = { start: '', line: (cells) => `${cells.map(cellOf).join(',')}\r\n` };

export const SPREADSHEET: FileFormat = { start: BYTE_ORDER_MARK, line: (cells) => csvRow(cells.map(String)) };
