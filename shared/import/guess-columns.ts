// Guesses the roles of a table's columns from headings and content. The user confirms them before anything is read.
import { OPTIONS_MAX } from '#shared/domain/limits.ts';
import { isBlank, lengthOf, textKey, trimmed } from '#shared/domain/text.ts';
import type { ColumnRole, Columns, Layout } from './columns.ts';
import { readHeading } from './headings.ts';
import type { Table } from './table.ts';

/** The most rows in which headings are searched, and whose content is read. */
const HEADER_WITHIN = 10;
const SAMPLE = 500;
/** The greatest average length of an option, and the least length of a statement, if only the content can decide. */
const OPTION_LENGTH = 30;
const STATEMENT_LENGTH = 12;
/** A column in which this share of texts occurs only once has statements or comments. */
const DISTINCT = 0.9;

const filled = (row: readonly string[]): number => row.filter((cell) => !isBlank(cell)).length;
/** Longer ones are no options, and a key of megabytes for each row would fill the memory. */
const LOOKED_AT = 1_000;
const hasHeading = (cell: string): boolean => readHeading(cell) !== null;

const headerOf = (rows: Table['rows']): number => {
  const first = rows.slice(0, HEADER_WITHIN);
  const most = Math.max(0, ...first.map(filled));
  const named = first.map((row) => (filled(row) < 2 ? 0 : row.filter(hasHeading).length));
  const best = Math.max(0, ...named);
  if (best > 0) return named.indexOf(best);
  return Math.max(
    0,
    first.findIndex((row) => filled(row) >= Math.max(1, most / 2)),
  );
};

export const widthOf = ({ rows }: Table): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

/**
 * Returns the heading of each column. Where headings repeat, the row above names the parties, each over several
 * columns.
 */
export const headingsOf = (table: Table, header: number): string[] => {
  const row = table.rows[header] ?? [];
  const own = Array.from({ length: widthOf(table) }, (_, at) => trimmed(row[at] ?? ''));
  const keys = own.map(textKey).filter((key) => key !== '');
  const above = table.rows[header - 1];
  if (above === undefined || new Set(keys).size === keys.length) return own;
  let group = '';
  return own.map((heading, at) => {
    group = trimmed(above[at] ?? '') || group;
    return trimmed(`${group} ${heading}`);
  });
};

type Content = { keys: readonly string[]; distinct: number; filled: number; length: number; isNumbers: boolean };

const contentOf = (rows: Table['rows'], at: number): Content => {
  const texts = rows.map((row) => trimmed((row[at] ?? '').slice(0, LOOKED_AT)));
  const keys = texts.map(textKey);
  const said = texts.filter((text) => text !== '');
  return {
    keys,
    distinct: new Set(keys.filter((key) => key !== '')).size,
    filled: said.length,
    length: said.length === 0 ? 0 : said.reduce((sum, text) => sum + lengthOf(text), 0) / said.length,
    isNumbers: said.every((text) => /^\d+$/.test(text)),
  };
};

const indexesWhere = (contents: readonly Content[], fits: (content: Content, at: number) => boolean): number[] =>
  contents.flatMap((content, at) => (fits(content, at) ? [at] : []));
const isUnlike = ({ distinct, filled }: Content): boolean => filled > 0 && distinct >= filled * DISTINCT;
const isOpinion = ({ distinct, length }: Content): boolean =>
  distinct > 0 && distinct <= OPTIONS_MAX && length <= OPTION_LENGTH;

/** Two columns that repeat themselves, but never both together: of statements and of parties. */
const pairIn = (contents: readonly Content[]): { statement: number; party: number } | null => {
  const repeats = indexesWhere(
    contents,
    ({ distinct, filled, isNumbers }) => distinct > 1 && distinct < filled && !isNumbers,
  );
  for (const statement of [...repeats].sort((a, b) => (contents[b]?.length ?? 0) - (contents[a]?.length ?? 0)))
    for (const party of repeats) {
      const [one, other] = [contents[statement], contents[party]];
      if (one === undefined || other === undefined || statement === party) continue;
      const pairs = new Set(one.keys.map((key, row) => `${key}\n${other.keys[row]}`));
      if (pairs.size === one.keys.length) return { statement, party };
    }
  return null;
};

type Guess = { layout: Layout; roles: (ColumnRole | null)[] };

const guessLong = (contents: readonly Content[]): Guess | null => {
  const pair = pairIn(contents);
  if (pair === null) return null;
  const roles: (ColumnRole | null)[] = contents.map(() => null);
  roles[pair.statement] = 'statement';
  roles[pair.party] = 'party';
  const opinion = indexesWhere(contents, (content, at) => roles[at] === null && isOpinion(content))[0];
  if (opinion === undefined) return null;
  roles[opinion] = 'opinion';
  const comment = indexesWhere(
    contents,
    (content, at) => roles[at] === null && !content.isNumbers && (content.length > OPTION_LENGTH || isUnlike(content)),
  )[0];
  if (comment !== undefined) roles[comment] = 'comment';
  return { layout: 'long', roles };
};

/**
 * The statements of a wide table whose heading does not say so: the first column in which hardly anything is there
 * twice.
 */
const statementIn = (contents: readonly Content[], roles: readonly (ColumnRole | null)[]): number | undefined => {
  const free = indexesWhere(contents, ({ length, isNumbers }, at) => roles[at] === null && !isNumbers && length > 0);
  return (
    free.find((at) => {
      const content = contents[at];
      return content !== undefined && isUnlike(content) && content.length >= STATEMENT_LENGTH;
    }) ?? free[0]
  );
};

const fillWide = (contents: readonly Content[], headings: readonly string[], roles: (ColumnRole | null)[]): void => {
  const free = (at: number): boolean => roles[at] === null && headings[at] !== '';
  const opinions = indexesWhere(contents, (content, at) => free(at) && isOpinion(content) && !content.isNumbers);
  const numbers = indexesWhere(contents, (content, at) => free(at) && content.isNumbers && !isUnlike(content));
  const candidates = opinions.length > 0 ? opinions : numbers;
  const isShared = (at: number): boolean =>
    candidates.some(
      (other) => other !== at && contents[other]?.keys.some((key) => key !== '' && contents[at]?.keys.includes(key)),
    );
  const shared = candidates.filter(isShared);
  for (const at of shared.length > 0 ? shared : candidates) roles[at] = 'opinion';
  contents.forEach(({ length }, at) => {
    const follows = roles[at - 1] === 'opinion';
    if (roles[at] === null && follows && length > 0) roles[at] = 'comment';
  });
};

/** Whether the row of the headings has an opinion or a party that the rows below have too: then it is one of them. */
const isFirstRow = (headings: readonly string[], contents: readonly Content[], roles: Guess['roles']): boolean =>
  headings.some(
    (heading, at) =>
      (roles[at] === 'opinion' || roles[at] === 'party') && contents[at]?.keys.includes(textKey(heading)),
  );

/** Returns what the columns are likely to be. A long table may have no headings at all. */
export const guessColumns = (table: Table): Columns => {
  const header = headerOf(table.rows);
  const headings = headingsOf(table, header);
  const rows = table.rows.slice(header + 1, header + 1 + SAMPLE).filter((row) => filled(row) > 0);
  const contents = headings.map((_, at) => contentOf(rows, at));
  const read = headings.map(readHeading);
  const roles = read.map((heading) => heading?.role ?? null);
  const opinions = roles.filter((role) => role === 'opinion').length;
  // “Partij voor de Dieren” is one, and no heading of parties.
  const isLong =
    opinions === 1
      ? roles.includes('party')
      : opinions === 0 && read.some((one) => one?.role === 'party' && one.rest === '');
  const isNamed = roles.some((role) => role === 'statement' || role === 'party' || role === 'opinion');
  const long = isNamed ? null : guessLong(contents);
  if (long !== null)
    return {
      header: isFirstRow(headings, contents, long.roles) ? header - 1 : header,
      layout: 'long',
      roles: long.roles.map((role) => role ?? 'none'),
    };
  const layout = isLong ? 'long' : 'wide';
  if (layout === 'long') return { header, layout, roles: once(roles).map((role) => role ?? 'none') };
  const wide = roles.map((role) => (role === 'party' || role === 'order' ? null : role));
  if (!wide.includes('statement')) {
    const statement = statementIn(contents, wide);
    if (statement !== undefined) wide[statement] = 'statement';
  }
  if (!wide.includes('opinion')) fillWide(contents, headings, wide);
  return { header, layout, roles: once(wide, ['opinion', 'comment']).map((role) => role ?? 'none') };
};

/** A role that only one column may have goes to the first column. */
const once = (
  roles: readonly (ColumnRole | null)[],
  several: readonly ColumnRole[] = [],
): readonly (ColumnRole | null)[] =>
  roles.map((role, at) => (role === null || several.includes(role) || roles.indexOf(role) === at ? role : null));
