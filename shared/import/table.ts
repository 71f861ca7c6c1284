import { restoreCell } from '#shared/csv/formula-cells.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { columnLetters, FIRST_LETTER, LETTERS } from './columns.ts';
import { isOwnColumn } from './csv.ts';
import { readRecords } from './csv-records.ts';
import type { ImportErrorLocation } from './import-error.ts';
import { splitPasted } from './pasted.ts';

/** Cells in the places in which a spreadsheet shows them; a CSV and what was pasted have no name of a sheet. */
export type Table = { sheet: string | null; rows: readonly (readonly string[])[] };

/** Returns the place of a cell, as a spreadsheet names it. */
export const cellPlace = ({ sheet }: Table, row: number, column: number): ImportErrorLocation => ({
  sheet,
  cell: `${columnLetters(column)}${row + 1}`,
});

const CELL = /^([A-Z]+)(\d+)$/;

/** Returns the text of the cell with that name, for an error. */
export const cellAt = ({ rows }: Table, cell: string): string => {
  const [, letters, row] = CELL.exec(cell) ?? [];
  invariant(letters !== undefined && row !== undefined, 'an error names a cell as columnLetters does');
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1, 0) - 1;
  return rows[Number(row) - 1]?.[column] ?? '';
};

/** Returns the cells of a CSV text under whatever headings. Throws an ImportFailure. */
export const tableOfCsv = (text: string): Table => ({
  sheet: null,
  rows: readRecords(text, isOwnColumn).map(({ cells }) => cells.map(restoreCell)),
});

/** Returns the cells of what was copied: in a spreadsheet, with tabs, or the text of a CSV. Throws an ImportFailure. */
export const tableOfPaste = (text: string): Table =>
  text.includes('\t') ? { sheet: null, rows: splitPasted(text) } : tableOfCsv(text);
