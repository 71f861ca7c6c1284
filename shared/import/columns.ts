// The columns of a table as somebody confirms them. The page needs no more of the import than this.
import { STATEMENT_WORDS } from '#shared/domain/statement-words.ts';

/** The role of a table's column; `none` is not read. */
export const COLUMN_ROLES = ['statement', 'party', 'opinion', 'comment', 'order', ...STATEMENT_WORDS, 'none'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** long: a row per party and statement; wide: a row per statement, with columns for each party. */
export type Layout = 'long' | 'wide';
/** `header` is the row of the headings, -1 if there is none; `roles` has one for each column. */
export type Columns = { header: number; layout: Layout; roles: readonly ColumnRole[] };

const REQUIRED: Readonly<Record<Layout, readonly ColumnRole[]>> = {
  long: ['statement', 'party', 'opinion'],
  wide: ['statement', 'opinion'],
};

/**
 * Returns the first role that the columns lack, or that two of them have though only one may; null if they can be read.
 */
export const wrongRole = ({ layout, roles }: Columns): { role: ColumnRole; is: 'missing' | 'doubled' } | null => {
  const missing = REQUIRED[layout].find((role) => !roles.includes(role));
  if (missing !== undefined) return { role: missing, is: 'missing' };
  const several: ColumnRole[] = layout === 'wide' ? ['none', 'opinion', 'comment'] : ['none'];
  const doubled = roles.find((role, at) => !several.includes(role) && roles.indexOf(role) !== at);
  return doubled === undefined ? null : { role: doubled, is: 'doubled' };
};

export const LETTERS = 26;
export const FIRST_LETTER = 'A'.charCodeAt(0);

/** Returns the letters of a column (from 0), as a spreadsheet counts: A, …, Z, AA, … */
export const columnLetters = (index: number): string => {
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? last : `${columnLetters(Math.floor(index / LETTERS) - 1)}${last}`;
};
