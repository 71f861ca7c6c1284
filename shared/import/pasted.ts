// Cells that were copied in a spreadsheet: tabs between them, and quotes around a cell that has a tab or a line end in
// it; some programs quote one with quotes in it too.
import { CELLS_MAX } from './csv-records.ts';
import { ImportFailure } from './import-error.ts';

const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy;

/** Returns the cells of each row. Throws an ImportFailure. */
export const splitPasted = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  for (const [written, quoted = '', end = ''] of text.matchAll(CELL)) {
    cells += 1;
    if (cells > CELLS_MAX) throw new ImportFailure('TOO_MANY_ITEMS', null, { expected: String(CELLS_MAX) });
    // Somebody's own quotes around a whole cell are copied as they are.
    const isQuoted = /[\t\r\n]|""/.test(quoted);
    row.push(isQuoted ? quoted.replaceAll('""', '"') : written.slice(0, written.length - end.length));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  // Below the last line end there is no row.
  if (rows.at(-1)?.join('') === '') rows.pop();
  return rows;
};
