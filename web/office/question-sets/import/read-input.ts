// Reads what somebody chose or pasted: our own files by the letter, as the server does; any other table once its columns
// are confirmed.
import '#web/office/question-sets/zod-without-eval.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { IMPORT_BYTES_MAX } from '#shared/domain/limits.ts';
import type { Columns } from '#shared/import/columns.ts';
import { isOwnCsv } from '#shared/import/csv.ts';
import { decodeFile, type ImportKind } from '#shared/import/decode.ts';
import { importText } from '#shared/import/export.ts';
import { guessColumns, headingsOf, widthOf } from '#shared/import/guess-columns.ts';
import { type ImportError, ImportFailure } from '#shared/import/import-error.ts';
import { buildQuestionSet, type ImportedQuestionSet } from '#shared/import/model.ts';
import { checkedText, parseQuestionSetFile } from '#shared/import/parse.ts';
import { filesOfFolder, readCalculator, readFolder } from '#shared/import/public-json.ts';
import { readTable } from '#shared/import/read-table.ts';
import { cellAt, type Table, tableOfCsv, tableOfPaste } from '#shared/import/table.ts';
import { cut, type Excerpt, excerptOf } from './excerpt.ts';
import { type Contents, contentsOf } from './preview.ts';
import { UnpackError } from './unpack.ts';
import { readWorkbook } from './workbook.ts';

export type Input = { files: InputFile[] } | { paste: string };

/** Why a file cannot even be read as a text or a table of the right kind. */
export type FileError =
  | ('UNSUPPORTED_TYPE' | 'UNREADABLE' | 'TOO_LARGE' | 'REQUIRED')
  | ('OTHER_SPREADSHEET' | 'UNPACKS_TOO_LARGE' | 'MACROS' | 'PROTECTED' | 'SEVERAL_FILES' | 'TOO_SLOW');

/** What is shown of a sheet: the guess, and the first rows below the headings. */
export interface SheetView {
  name: string | null;
  columns: Columns;
  headings: readonly string[];
  rows: readonly { number: number; cells: readonly string[] }[];
  /** How many rows the whole sheet has. */
  total: number;
}

export type ReadInput =
  /** `kind` and `text` are sent; `hasOrder` and colours are in our own JSON only. */
  | { state: 'ready'; kind: ImportKind; text: string; contents: Contents; guessed: boolean; hasOrder: boolean }
  | { state: 'columns'; sheets: readonly SheetView[]; guessed: boolean }
  | Failed;

export type Failed =
  | { state: 'invalid'; error: ImportError; excerpt: Excerpt | null }
  | { state: 'refused'; code: FileError };

const PREVIEW_ROWS = 10;
const OTHER_SPREADSHEETS = /\.(?:ods|fods|xls|xlsb|xltx|numbers)$/i;

const viewOf = (table: Table): SheetView => {
  const columns = guessColumns(table);
  const from = columns.header + 1;
  const headings = headingsOf(table, columns.header);
  return {
    name: table.sheet,
    columns,
    headings,
    total: table.rows.length,
    rows: table.rows.slice(from, from + PREVIEW_ROWS).map((row, at) => ({
      number: from + at + 1,
      cells: headings.map((_, column) => cut(row[column] ?? '')),
    })),
  };
};

const readOwn = (kind: ImportKind, text: string, guessed: boolean): ReadInput => {
  const parsed = parseQuestionSetFile(kind, text);
  if (parsed.ok)
    return { state: 'ready', kind, text, contents: contentsOf(parsed.value), guessed, hasOrder: kind === 'json' };
  return { state: 'invalid', error: parsed.error, excerpt: excerptOf(text, parsed.error.at) };
};

const readyOf = (set: ImportedQuestionSet, guessed: boolean): ReadInput => {
  const text = importText(set);
  checkedText(text);
  return { state: 'ready', kind: 'json', text, contents: contentsOf(set), guessed, hasOrder: false };
};

type Tables = { tables: Table[]; guessed: boolean };
type Read = ReadInput | Tables;

const readText = (kind: ImportKind, text: string, guessed: boolean): Read => {
  if (kind === 'csv')
    return isOwnCsv(text) ? readOwn(kind, text, guessed) : { tables: [tableOfCsv(checkedText(text))], guessed };
  const calculator = readCalculatorOr(text);
  return calculator === null ? readOwn(kind, text, guessed) : readyOf(buildQuestionSet(calculator), guessed);
};

/** What is no JSON at all is refused as our own file is, with the line. */
const readCalculatorOr = (text: string): ReturnType<typeof readCalculator> => {
  try {
    return readCalculator(text);
  } catch (error) {
    if (error instanceof ImportFailure && ['NOT_JSON', 'TOO_MANY_ITEMS'].includes(error.error.reason)) return null;
    throw error;
  }
};

type InputFile = { name: string; bytes: Uint8Array };

const readSeveral = (files: readonly InputFile[]): ReadInput => {
  const names = filesOfFolder(files.map(({ name }) => name));
  if (names.length === 0) return { state: 'refused', code: 'SEVERAL_FILES' };
  const texts: { name: string; text: string }[] = [];
  for (const { name, bytes } of files.filter((file) => names.includes(file.name))) {
    const decoded = decodeFile(name, bytes);
    if (!decoded.ok) return { state: 'refused', code: decoded.code };
    texts.push({ name, text: checkedText(decoded.text) });
  }
  return readyOf(buildQuestionSet(readFolder(texts)), false);
};

async function readFiles(files: readonly InputFile[]): Promise<Read> {
  const [file, second] = files;
  if (file === undefined) return { state: 'refused', code: 'REQUIRED' };
  if (second !== undefined) return readSeveral(files);
  if (/\.xlsm$/i.test(file.name)) return { state: 'refused', code: 'MACROS' };
  if (OTHER_SPREADSHEETS.test(file.name)) return { state: 'refused', code: 'OTHER_SPREADSHEET' };
  if (/\.xlsx$/i.test(file.name))
    return file.bytes.length > IMPORT_BYTES_MAX
      ? { state: 'refused', code: 'TOO_LARGE' }
      : { tables: await readWorkbook(file.bytes), guessed: false };
  const decoded = decodeFile(file.name, file.bytes);
  return decoded.ok ? readText(decoded.kind, decoded.text, decoded.guessed) : { state: 'refused', code: decoded.code };
}

const isCell = (error: ImportError): error is ImportError & { at: { sheet: string | null; cell: string } } =>
  error.at !== null && 'cell' in error.at;

const invalidOf = (error: ImportError, table?: Table): ReadInput => {
  if (table === undefined || !isCell(error)) return { state: 'invalid', error, excerpt: null };
  const text = cut(cellAt(table, error.at.cell));
  return { state: 'invalid', error, excerpt: text === '' ? null : { place: error.at.cell, text } };
};

async function failuresOf(read: () => Promise<ReadInput> | ReadInput, table?: Table): Promise<ReadInput> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnpackError) return { state: 'refused', code: error.code };
    if (error instanceof ImportFailure) return invalidOf(error.error, table);
    return { state: 'refused', code: 'UNREADABLE' };
  }
}

/** Reads one input after the other. The tables of the last one stay here, so that only their first rows are handed over. */
export function inputReader() {
  let last: Tables = { tables: [], guessed: false };
  return {
    /** Returns the set, what is wrong and where, or the columns that somebody has to confirm. */
    read: (input: Input): Promise<ReadInput> =>
      failuresOf(async () => {
        const read =
          'paste' in input
            ? { tables: [tableOfPaste(checkedText(input.paste))], guessed: false }
            : await readFiles(input.files);
        if (!('tables' in read)) return read;
        // A sheet of one column explains the others; alone, it shows which columns are missing.
        const wide = read.tables.filter((table) => widthOf(table) > 1);
        last = { ...read, tables: wide.length > 0 ? wide : read.tables.filter((table) => widthOf(table) > 0) };
        if (last.tables.length === 0) throw new ImportFailure('EMPTY_FILE', null);
        return { state: 'columns', sheets: last.tables.map(viewOf), guessed: last.guessed };
      }),
    /** Returns the set that these columns of a sheet make, or what is wrong and where. */
    confirm: (sheet: number, columns: Columns): Promise<ReadInput> => {
      const table = last.tables[sheet];
      invariant(table, 'a sheet that was shown');
      return failuresOf(() => readyOf(buildQuestionSet(readTable(table, columns)), last.guessed), table);
    },
  };
}
