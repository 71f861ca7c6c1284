import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { ImportFailure } from './import-error.ts';
import { lineEndsIn } from './lines.ts';

export type CsvRecord = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t'] as const;
/** The line that tells Excel the separator; Excel shows no row for it, so it does not count as a row. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

/** Bytes: far more than the header of a hundred parties takes, far less than a file may be. */
const HEADER_BYTES = 200_000;

/** Many times what the largest set takes, for the blank cells and rows of spreadsheets. */
export const CELLS_MAX = 500_000;
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
      // Between a comma and a quote many people put a blank.
      ltrim: true,
      rtrim: true,
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

/** Rows that determine the delimiter: a title may be above the header. */
const FIRST_ROWS = 10;

/** The cells of the first rows, or none if the text is not CSV with this delimiter. */
const firstRows = (bytes: Uint8Array, delimiter: string, most: number): string[][] => {
  try {
    return splitRecords(bytes.subarray(0, HEADER_BYTES), delimiter, most).map(({ cells }) => cells);
  } catch (error) {
    if (error instanceof ImportFailure) return [];
    throw error;
  }
};

/** The delimiter with the most header cells for which `isColumn` holds; if there are none, with the most cells. */
const delimiterOf = (bytes: Uint8Array, isColumn: (cell: string) => boolean): string => {
  const scores = DELIMITERS.map((delimiter) => {
    const known = firstRows(bytes, delimiter, 1).flat().filter(isColumn).length;
    return { delimiter, known, cells: firstRows(bytes, delimiter, FIRST_ROWS).flat().length };
  });
  const [best] = scores.sort((a, b) => b.known - a.known || b.cells - a.cells);
  return best?.delimiter ?? ',';
};

const delimited = (text: string, isColumn: (cell: string) => boolean) => {
  const said = SEPARATOR_LINE.exec(text);
  const content = said ? text.slice(said[0].length) : text;
  const bytes = new TextEncoder().encode(content);
  return { content, bytes, delimiter: said?.[1] ?? delimiterOf(bytes, isColumn) };
};

/**
 * Returns a CSV text's records; the delimiter is that with most header cells by `isColumn`. Throws an ImportFailure.
 */
export const readRecords = (text: string, isColumn: (cell: string) => boolean): CsvRecord[] => {
  const { content, bytes, delimiter } = delimited(text, isColumn);
  checkCells(content, delimiter);
  return splitRecords(bytes, delimiter);
};

/** Returns the cells of the first record, or none if the text is not CSV. */
export const readHeader = (text: string, isColumn: (cell: string) => boolean): string[] => {
  const { bytes, delimiter } = delimited(text, isColumn);
  return firstRows(bytes, delimiter, 1).flat();
};
