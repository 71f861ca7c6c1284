import { restoreCell } from '#shared/csv/formula-cells.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import { STATEMENT_WORDS, type StatementWord } from '#shared/domain/statement-words.ts';
import { textKey } from '#shared/domain/text.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import type { FileShape, Locate } from './file-shape.ts';
import { ImportFailure } from './import-error.ts';

const HEADER = { line: 1 };
const COLUMNS = ['statement', ...STATEMENT_WORDS, '{PARTY}_opinion', '{PARTY}_comment'].join(', ');
/** Only the last suffix counts: a party's own name may end in one. */
const PARTY_COLUMN = /^(.+)_(opinion|comment)$/is;

type PartyColumns = { name: string; opinion?: number; comment?: number };
/** The columns of the words beside a statement, those that there are. */
type WordColumns = { [Word in StatementWord]?: number };
type Columns = {
  statement: number;
  words: WordColumns;
  parties: { name: string; opinion: number; comment: number }[];
  width: number;
};

const isStatement = (cell: string): boolean => textKey(cell) === 'statement';
/** Of exactly that name, so that a file with a column for something else says so. */
const wordIn = (title: string): StatementWord | undefined => STATEMENT_WORDS.find((word) => word === title);
const isColumn = (cell: string): boolean =>
  isStatement(cell) || wordIn(cell.trim()) !== undefined || PARTY_COLUMN.test(restoreCell(cell.trim()));
const isBlank = (cell: string): boolean => cell.trim() === '';

const readColumns = (cells: readonly string[]): Columns => {
  const width = cells.reduce((most, cell, at) => (isBlank(cell) ? most : at + 1), 0);
  const parties = new Map<string, PartyColumns>();
  const words: WordColumns = {};
  const statement = cells.findIndex(isStatement);
  if (statement === -1) throw new ImportFailure('MISSING_COLUMN', HEADER, { expected: 'statement' });
  cells.slice(0, width).forEach((cell, index) => {
    const title = restoreCell(cell.trim());
    if (index === statement) return;
    if (isStatement(title)) throw new ImportFailure('DOUBLED_COLUMN', HEADER, { found: title });
    const word = wordIn(cell.trim());
    if (word !== undefined) {
      if (words[word] !== undefined) throw new ImportFailure('DOUBLED_COLUMN', HEADER, { found: title });
      if (index < statement) throw new ImportFailure('UNKNOWN_COLUMN', HEADER, { found: title, expected: 'statement' });
      words[word] = index;
      return;
    }
    const [, name, suffix] = PARTY_COLUMN.exec(title) ?? [];
    if (name === undefined || suffix === undefined || isBlank(name))
      throw new ImportFailure('UNKNOWN_COLUMN', HEADER, {
        found: title,
        expected: COLUMNS,
      });
    if (wordIn(name.trim()) !== undefined)
      throw new ImportFailure('UNKNOWN_COLUMN', HEADER, { found: title, expected: name.trim() });
    const kind = suffix.toLowerCase() === 'opinion' ? 'opinion' : 'comment';
    const party = parties.get(textKey(name)) ?? { name: name.trim() };
    if (party[kind] !== undefined) throw new ImportFailure('DOUBLED_COLUMN', HEADER, { found: title });
    party[kind] = index;
    parties.set(textKey(name), party);
  });
  if (parties.size === 0) throw new ImportFailure('MISSING_COLUMN', HEADER, { expected: '{PARTY}_opinion' });
  return { statement, words, parties: [...parties.values()].map(pairOf), width };
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

/** The distinct opinions in order of first appearance, as first written, each with the line it first stands on. */
const distinctOpinions = (rows: readonly CsvRecord[], { parties }: Columns): { label: string; line: number }[] => {
  const options = new Map<string, { label: string; line: number }>();
  for (const { cells, line } of rows)
    for (const { opinion } of parties) {
      const label = (cells[opinion] ?? '').trim();
      const key = textKey(label);
      if (key !== '' && !options.has(key)) options.set(key, { label, line });
    }
  return [...options.values()];
};

const wordCells = (words: WordColumns, cells: readonly string[]): Partial<Record<StatementWord, string>> =>
  Object.fromEntries(
    STATEMENT_WORDS.flatMap((word) => {
      const cell = words[word] === undefined ? undefined : cells[words[word]];
      return cell === undefined ? [] : [[word, cell]];
    }),
  );

/** Returns the content of a CSV text in the file's shape, with the line of each part: one column of statements, and two per party (opinions, comments). Throws an ImportFailure. */
export const readCsv = (text: string): { file: FileShape; locate: Locate } => {
  const [header, ...records] = readRecords(text, isColumn);
  const headerCells = header?.cells ?? [];
  const columns = readColumns(headerCells);
  const used = records.reduce((most, { cells }, at) => (cells.every(isBlank) ? most : at + 1), 0);
  const rows = records.slice(0, used).map(({ line, cells }) => ({ line, cells: cells.map(restoreCell) }));
  for (const row of rows) checkWidth(row, columns.width, headerCells.length);
  const options = distinctOpinions(rows, columns);
  if (rows.length > 0 && options.length === 0) throw new ImportFailure('NO_OPINIONS', null);
  const colors = opinionColors(options.length);
  return {
    file: {
      parties: columns.parties.map(({ name }) => ({ partyLong: name })),
      answerOptions: options.map(({ label }, index) => {
        const color = colors[index];
        invariant(color, 'each option has a colour');
        return { order: index + 1, label, color };
      }),
      statements: rows.map(({ cells }) => ({
        statementLong: cells[columns.statement] ?? '',
        ...wordCells(columns.words, cells),
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
