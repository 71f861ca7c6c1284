// Writes CSV that a spreadsheet opens as it should: every cell quoted, formulas defused.
import { defuseCell } from './formula-cells.ts';

/** Excel takes a file for UTF-8 only when it begins so. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** What Excel expects where the comma is the decimal sign, as in Belgium. */
const DELIMITER = ';';

const quote = (cell: string): string => `"${defuseCell(cell).replaceAll('"', '""')}"`;

export const csvRow = (cells: readonly string[]): string => `${cells.map(quote).join(DELIMITER)}\r\n`;

/** Takes rows of cells, gives the text of a CSV file. */
export const csvText = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + rows.map(csvRow).join('');
