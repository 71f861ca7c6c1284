import { restoreCell } from '#shared/csv/formula-cells.ts';
import { STATEMENT_WORDS } from '#shared/domain/statement-words.ts';
import { isBlank, textKey, trimmed } from '#shared/domain/text.ts';
import { type CsvRecord, readHeader, readRecords } from './csv-records.ts';
import type { FileShape, Locate } from './file-shape.ts';
import { ImportFailure } from './import-error.ts';
import { coloredOptions } from './options.ts';

const HEADER = { line: 1 };
/** The possible columns besides the statement. */
const BESIDE = [...STATEMENT_WORDS, 'drawing'] as const;
type Beside = (typeof BESIDE)[number];
const COLUMNS = ['statement', ...BESIDE, '{PARTY}_opinion', '{PARTY}_comment'].join(', ');
/** Only the last suffix counts: a party's own name may end in one. */
const SUFFIX = /[_＿][^_＿]*$/;
const KINDS = ['opinion', 'comment'] as const;

type PartyColumns = { name: string; opinion?: number; comment?: number };
/** The columns of what is beside a statement, those that there are. */
type BesideColumns = { [Name in Beside]?: number };
type Columns = {
  statement: number;
  beside: BesideColumns;
  parties: { name: string; opinion: number; comment: number }[];
  width: number;
};

const isStatement = (cell: string): boolean => textKey(cell) === 'statement';
/** The column of exactly that name, so that a file with a column for something else is reported. */
const besideIn = (title: string): Beside | undefined => BESIDE.find((name) => name === title);
/** The party that a title names, as it is spelled there, and what its column has of it; null for any other title. */
export const partyColumnIn = (title: string): { name: string; kind: (typeof KINDS)[number] } | null => {
  const at = title.search(SUFFIX);
  const kind = at === -1 ? undefined : KINDS.find((one) => one === textKey(title.slice(at + 1)));
  const name = trimmed(title.slice(0, at));
  return kind === undefined || name === '' ? null : { name, kind };
};
/** Whether a heading is one of our own format: the statement, what is beside it, or what a party has of it. */
export const isOwnColumn = (cell: string): boolean =>
  isStatement(cell) || besideIn(cell.trim()) !== undefined || partyColumnIn(restoreCell(cell.trim())) !== null;

const readColumns = (cells: readonly string[]): Columns => {
  const width = cells.reduce((most, cell, at) => (isBlank(cell) ? most : at + 1), 0);
  const parties = new Map<string, PartyColumns>();
  const beside: BesideColumns = {};
  const statement = cells.findIndex(isStatement);
  if (statement === -1) throw new ImportFailure('MISSING_COLUMN', HEADER, { expected: 'statement' });
  cells.slice(0, width).forEach((cell, index) => {
    const title = restoreCell(cell.trim());
    if (index === statement) return;
    if (isStatement(title)) throw new ImportFailure('DOUBLED_COLUMN', HEADER, { found: title });
    const own = besideIn(cell.trim());
    if (own !== undefined) {
      if (beside[own] !== undefined) throw new ImportFailure('DOUBLED_COLUMN', HEADER, { found: title });
      if (index < statement) throw new ImportFailure('UNKNOWN_COLUMN', HEADER, { found: title, expected: 'statement' });
      beside[own] = index;
      return;
    }
    const column = partyColumnIn(title);
    if (column === null) throw new ImportFailure('UNKNOWN_COLUMN', HEADER, { found: title, expected: COLUMNS });
    const { name, kind } = column;
    if (besideIn(name) !== undefined)
      throw new ImportFailure('UNKNOWN_COLUMN', HEADER, { found: title, expected: name });
    const party = parties.get(textKey(name)) ?? { name };
    if (party[kind] !== undefined) throw new ImportFailure('DOUBLED_COLUMN', HEADER, { found: title });
    party[kind] = index;
    parties.set(textKey(name), party);
  });
  if (parties.size === 0) throw new ImportFailure('MISSING_COLUMN', HEADER, { expected: '{PARTY}_opinion' });
  return { statement, beside, parties: [...parties.values()].map(pairOf), width };
};

const pairOf = ({ name, opinion, comment }: PartyColumns) => {
  if (opinion === undefined) throw new ImportFailure('MISSING_COLUMN', HEADER, { expected: `${name}_opinion` });
  if (comment === undefined) throw new ImportFailure('MISSING_COLUMN', HEADER, { expected: `${name}_comment` });
  return { name, opinion, comment };
};

/** Spreadsheets may write empty cells beyond the last titled column; others are an error. */
const checkWidth = ({ line, cells }: CsvRecord, width: number, most: number): void => {
  const details = { found: String(cells.length), expected: String(width) };
  if (cells.length < width) throw new ImportFailure('TOO_FEW_CELLS', { line }, details);
  if (cells.length > most || !cells.slice(width).every(isBlank))
    throw new ImportFailure('TOO_MANY_CELLS', { line }, details);
};

/** The distinct opinions in order of first appearance, as first written, each with its first line. */
const distinctOpinions = (rows: readonly CsvRecord[], { parties }: Columns): { label: string; line: number }[] => {
  const options = new Map<string, { label: string; line: number }>();
  for (const { cells, line } of rows)
    for (const { opinion } of parties) {
      const label = trimmed(cells[opinion] ?? '');
      const key = textKey(label);
      if (label !== '' && !options.has(key)) options.set(key, { label, line });
    }
  return [...options.values()];
};

const besideCells = (beside: BesideColumns, cells: readonly string[]): Partial<Record<Beside, string>> =>
  Object.fromEntries(
    BESIDE.flatMap((name) => {
      const cell = beside[name] === undefined ? undefined : cells[beside[name]];
      return cell === undefined ? [] : [[name, cell]];
    }),
  );

/**
 * Whether a CSV text is probably in our own format, so that it is read literally: it has a statement, and a column of a
 * party.
 */
export const isOwnCsv = (text: string): boolean => {
  const header = readHeader(text, isOwnColumn).map((cell) => restoreCell(cell.trim()));
  return header.some(isStatement) && header.some((cell) => partyColumnIn(cell) !== null);
};

/**
 * Returns the content of a CSV text in the file's shape, with the line of each part: one column of statements, and two
 * per party (opinions, comments). Throws an ImportFailure.
 */
export const readCsv = (text: string): { file: FileShape; locate: Locate } => {
  const [header, ...records] = readRecords(text, isOwnColumn);
  const headerCells = header?.cells ?? [];
  const columns = readColumns(headerCells);
  const used = records.reduce((most, { cells }, at) => (cells.every(isBlank) ? most : at + 1), 0);
  const rows = records.slice(0, used).map(({ line, cells }) => ({ line, cells: cells.map(restoreCell) }));
  for (const row of rows) checkWidth(row, columns.width, headerCells.length);
  const options = distinctOpinions(rows, columns);
  if (rows.length > 0 && options.length === 0) throw new ImportFailure('NO_OPINIONS', null);
  return {
    file: {
      parties: columns.parties.map(({ name }) => ({ partyLong: name })),
      answerOptions: coloredOptions(options.map(({ label }) => label)),
      statements: rows.map(({ cells }) => ({
        statementLong: cells[columns.statement] ?? '',
        ...besideCells(columns.beside, cells),
        answers: columns.parties.map(({ name, opinion, comment }) => ({
          partyLong: name,
          answer: cells[opinion],
          explanation: cells[comment],
        })),
      })),
    },
    locate: ([list, index]) => {
      if (typeof index !== 'number') return HEADER;
      if (list === 'statements') return { line: rows[index]?.line ?? HEADER.line };
      return { line: (list === 'answerOptions' && options[index]?.line) || HEADER.line };
    },
  };
};
