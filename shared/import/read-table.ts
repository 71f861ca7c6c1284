import { invariant } from '#shared/domain/invariant.ts';
import { STATEMENT_WORDS, type StatementWord } from '#shared/domain/statement-words.ts';
import { isBlank, textKey, trimmed } from '#shared/domain/text.ts';
import type { ColumnRole, Columns } from './columns.ts';
import type { FilePath, FileShape, Locate } from './file-shape.ts';
import { headingsOf } from './guess-columns.ts';
import { readHeading } from './headings.ts';
import { type ImportErrorLocation, ImportFailure } from './import-error.ts';
import { coloredOptions } from './options.ts';
import { cellPlace, type Table } from './table.ts';

type Cell = { text: string; row: number; column: number };
type Answer = { party: Cell; opinion: Cell; comment: Cell; order: Cell | null };
type Statement = { text: Cell; words: Partial<Record<StatementWord, Cell>>; answers: Answer[] };
type Content = { parties: Cell[]; statements: Statement[] };

/** The text that a spreadsheet shows for a formula that failed. */
const FAILED = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)$/;

const cellReader =
  (table: Table) =>
  (row: number, column: number): Cell => {
    const text = trimmed(table.rows[row]?.[column] ?? '');
    if (FAILED.test(text)) throw new ImportFailure('NO_VALUE', cellPlace(table, row, column), { found: text });
    return { text, row, column };
  };

const rowsOf = ({ rows }: Table, { header, roles }: Columns): number[] =>
  rows.flatMap((row, at) =>
    at > header && row.some((cell, column) => roles[column] !== 'none' && !isBlank(cell)) ? [at] : [],
  );

const wordColumns = (roles: readonly ColumnRole[]) =>
  STATEMENT_WORDS.flatMap((word) => (roles.includes(word) ? [[word, roles.indexOf(word)] as const] : []));

const readLong = (table: Table, columns: Columns): Content => {
  const { roles } = columns;
  const cell = cellReader(table);
  const [statementAt, partyAt, opinionAt, commentAt, orderAt] = (
    ['statement', 'party', 'opinion', 'comment', 'order'] as const
  ).map((role) => roles.indexOf(role));
  invariant(statementAt !== undefined && partyAt !== undefined && opinionAt !== undefined, 'three of five');
  const parties = new Map<string, Cell>();
  const statements = new Map<string, Statement>();
  let before: { statement: Cell; party: Cell } | null = null;
  for (const row of rowsOf(table, columns)) {
    const at = (column: number): Cell => cell(row, column);
    // Merged over several rows, or written once above them.
    const text: Cell = at(statementAt).text === '' && before ? before.statement : at(statementAt);
    const party: Cell = at(partyAt).text === '' && before ? before.party : at(partyAt);
    before = { statement: text, party };
    if (!parties.has(textKey(party.text))) parties.set(textKey(party.text), party);
    const statement: Statement = statements.get(textKey(text.text)) ?? { text, words: {}, answers: [] };
    statements.set(textKey(text.text), statement);
    for (const [word, column] of wordColumns(roles))
      if ((statement.words[word]?.text ?? '') === '') statement.words[word] = at(column);
    const comment = commentAt === undefined || commentAt === -1 ? { ...at(opinionAt), text: '' } : at(commentAt);
    const order = orderAt === undefined || orderAt === -1 ? null : at(orderAt);
    // The place of a party that answers twice is the row in which it does so.
    statement.answers.push({ party: { ...party, row }, opinion: at(opinionAt), comment, order });
  }
  return { parties: [...parties.values()], statements: [...statements.values()] };
};

type PartyColumns = { name: Cell; opinion: number; comment: number | null };

/** The columns of each party: its comments are named like it, or follow its opinions. */
const partyColumnsOf = (table: Table, { header, roles }: Columns): PartyColumns[] => {
  const names = headingsOf(table, header).map((heading) => {
    const read = readHeading(heading);
    return read !== null && read.rest !== '' && (read.role === 'opinion' || read.role === 'comment')
      ? trimmed(read.rest)
      : heading;
  });
  const parties: PartyColumns[] = roles.flatMap((role, column) =>
    role === 'opinion'
      ? [{ name: { text: names[column] ?? '', row: header, column }, opinion: column, comment: null }]
      : [],
  );
  roles.forEach((role, column) => {
    if (role !== 'comment') return;
    const key = textKey(names[column] ?? '');
    const before = parties.filter(({ opinion }) => opinion < column).at(-1);
    const party = parties.find(({ name }) => textKey(name.text) === key) ?? before;
    if (party === undefined || party.comment !== null)
      throw new ImportFailure('DOUBLED_COLUMN', cellPlace(table, header, column), { found: names[column] ?? '' });
    party.comment = column;
  });
  return parties;
};

const readWide = (table: Table, columns: Columns): Content => {
  const cell = cellReader(table);
  const parties = partyColumnsOf(table, columns);
  const statementAt = columns.roles.indexOf('statement');
  const statements = rowsOf(table, columns).map(
    (row): Statement => ({
      text: cell(row, statementAt),
      words: Object.fromEntries(wordColumns(columns.roles).map(([word, column]) => [word, cell(row, column)])),
      answers: parties.map(({ name, opinion, comment }) => ({
        party: name,
        opinion: cell(row, opinion),
        comment: comment === null ? { text: '', row, column: opinion } : cell(row, comment),
        order: null,
      })),
    }),
  );
  return { parties: parties.map(({ name }) => name), statements };
};

/** The distinct opinions, in the order that a column says, else of first appearance. */
const optionsOf = (table: Table, statements: readonly Statement[]): Cell[] => {
  const options = new Map<string, { cell: Cell; order: number }>();
  for (const { opinion, order } of statements.flatMap(({ answers }) => answers)) {
    const key = textKey(opinion.text);
    if (key === '' || options.has(key)) continue;
    const said = order === null || order.text === '' ? Number.POSITIVE_INFINITY : Number(order.text);
    if (order !== null && Number.isNaN(said))
      throw new ImportFailure('NOT_A_NUMBER', cellPlace(table, order.row, order.column), { found: order.text });
    options.set(key, { cell: opinion, order: said });
  }
  return [...options.values()].sort((a, b) => (a.order === b.order ? 0 : a.order - b.order)).map(({ cell }) => cell);
};

const locator =
  (table: Table, { parties, statements }: Content, options: readonly Cell[]): Locate =>
  (path: FilePath): ImportErrorLocation => {
    const cell = cellOf(path, { parties, statements }, options);
    return cell ? cellPlace(table, cell.row, cell.column) : null;
  };

const cellOf = (
  [list, index, part, at, field]: FilePath,
  content: Content,
  options: readonly Cell[],
): Cell | undefined => {
  if (typeof index !== 'number') return undefined;
  if (list === 'parties') return content.parties[index];
  if (list === 'answerOptions') return options[index];
  const statement = content.statements[index];
  const word = STATEMENT_WORDS.find((one) => one === part);
  if (word !== undefined) return statement?.words[word];
  const answer = typeof at === 'number' ? statement?.answers[at] : undefined;
  if (answer === undefined) return statement?.text;
  return field === 'explanation' ? answer.comment : field === 'partyLong' ? answer.party : answer.opinion;
};

/**
 * Returns the content of a table whose columns somebody confirmed in the file's shape, with the cell of each part.
 * Throws an ImportFailure.
 */
export const readTable = (table: Table, columns: Columns): { file: FileShape; locate: Locate } => {
  const content = columns.layout === 'long' ? readLong(table, columns) : readWide(table, columns);
  const options = optionsOf(table, content.statements);
  if (content.statements.length > 0 && options.length === 0) throw new ImportFailure('NO_OPINIONS', null);
  return {
    file: {
      parties: content.parties.map(({ text }) => ({ partyLong: text })),
      answerOptions: coloredOptions(options.map(({ text }) => text)),
      statements: content.statements.map(({ text, words, answers }) => ({
        statementLong: text.text,
        ...Object.fromEntries(Object.entries(words).map(([word, cell]) => [word, cell?.text])),
        answers: answers.map(({ party, opinion, comment }) => ({
          partyLong: party.text,
          answer: opinion.text,
          explanation: comment.text,
        })),
      })),
    },
    locate: locator(table, content, options),
  };
};
