// Splits a CSV text into records of cells, each with its line, and finds out what separates the cells.
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { ImportRefusal } from './fault.ts';
import { lineEndsIn } from './lines.ts';

export type CsvRecord = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t'] as const;
/** The line by which Excel says what separates the cells; it shows no row for it, so it counts as none. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

/** Bytes: far more than the header of a hundred parties takes, far less than a file may be. */
const HEADER_BYTES = 200_000;

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
    throw new ImportRefusal(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'UNCLOSED_QUOTE' : 'STRAY_QUOTE', { line });
  }
};

const headerCells = (bytes: Uint8Array, delimiter: string): string[] => {
  try {
    return splitRecords(bytes.subarray(0, HEADER_BYTES), delimiter, 1)[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof ImportRefusal) return [];
    throw error;
  }
};

/** Takes a CSV text and what makes a header cell a known column, gives its records. Throws an ImportRefusal. */
export const readRecords = (text: string, isColumn: (cell: string) => boolean): CsvRecord[] => {
  const said = SEPARATOR_LINE.exec(text);
  const bytes = new TextEncoder().encode(said ? text.slice(said[0].length) : text);
  if (said?.[1]) return splitRecords(bytes, said[1]);
  const known = DELIMITERS.map((delimiter) => headerCells(bytes, delimiter).filter(isColumn).length);
  const best = known.indexOf(Math.max(...known));
  return splitRecords(bytes, DELIMITERS[best] ?? ',');
};
