import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { ImportFailure } from './import-error.ts';
import { lineEndsIn } from './lines.ts';

export type CsvRecord = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t'] as const;
/** The line by which Excel declares the separator; Excel shows no row for it, so it does not count as a row. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

/** Bytes: far more than the header of a hundred parties takes, far less than a file may be. */
const HEADER_BYTES = 200_000;

/** Many times what the largest set takes, for the blank cells and rows of spreadsheets. */
const CELLS_MAX = 500_000;
const LINES_MAX = 100_000;
const [QUOTE, LINE_FEED, RETURN] = [0x22, 0x0a, 0x0d];

/** Refuses a text that takes long to split, before it is split: megabytes of separators are millions of cells. */
const checkCells = (text: string, delimiter: string): void => {
  const separator = delimiter.charCodeAt(0);
  let separators = 0;
  let lines = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === separator) separators += 1;
    else if (sign === LINE_FEED || sign === RETURN) lines += 1;
  }
  const failure = (most: number) => new ImportFailure('TOO_MANY_ITEMS', null, { expected: String(most) });
  if (lines > LINES_MAX) throw failure(LINES_MAX);
  if (separators + lines > CELLS_MAX) throw failure(CELLS_MAX);
};

const splitRecords = (bytes: Uint8Array, delimiter: string, most?: number): CsvRecord[] => {
  const records: CsvRecord[] = [];
  // counted here, from the cells: a refused record begins where the last good one ended
  let line = 1;
  try {
    parse(bytes, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      ...(most === undefined ? {} : { to: most }),
      on_record: (cells: string[]) => {
        records.push({ line, cells });
        line += 1 + cells.reduce((sum, cell) => sum + lineEndsIn(cell), 0);
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportFailure(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'UNCLOSED_QUOTE' : 'STRAY_QUOTE', { line });
  }
};

const headerCells = (bytes: Uint8Array, delimiter: string): string[] => {
  try {
    return splitRecords(bytes.subarray(0, HEADER_BYTES), delimiter, 1)[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof ImportFailure) return [];
    throw error;
  }
};

/** Returns the records of a CSV text; the delimiter is the one with the most header cells for which `isColumn` holds. Throws an ImportFailure. */
export const readRecords = (text: string, isColumn: (cell: string) => boolean): CsvRecord[] => {
  const said = SEPARATOR_LINE.exec(text);
  const content = said ? text.slice(said[0].length) : text;
  const bytes = new TextEncoder().encode(content);
  const split = (delimiter: string): CsvRecord[] => {
    checkCells(content, delimiter);
    return splitRecords(bytes, delimiter);
  };
  if (said?.[1]) return split(said[1]);
  const known = DELIMITERS.map((delimiter) => headerCells(bytes, delimiter).filter(isColumn).length);
  const best = known.indexOf(Math.max(...known));
  return split(DELIMITERS[best] ?? ',');
};
