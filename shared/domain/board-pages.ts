// Texts on a board, in pages that the last row can read: a rule of the texts, as a phone pages a board that it cannot
// see.

import { lengthOf } from './text.ts';

/** Texts on a page, and characters of all of them, at most. */
export const PAGE_TEXTS_MAX = 6;
export const PAGE_CHARACTERS_MAX = 1_200;
/** A page is two columns. */
const COLUMNS = 2;
/** Characters that a column has room for, and those that a text's edges and the end of its last line take. */
const COLUMN_CHARACTERS = 790;
const TEXT_EDGES = 92;

/** Characters of a line of such a column, and how many lines of one text a board shows. */
const LINE_CHARACTERS = 46;
export const LINES_MAX = 12;

/** Returns the characters that a text takes on a board: with line ends in it more than it has. */
export function boardLength(text: string): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(lengthOf(line) / LINE_CHARACTERS)), 0);
  return text.includes('\n') ? Math.min(lines, LINES_MAX) * LINE_CHARACTERS : lengthOf(text);
}

/** Options whose texts may be in columns side by side: the space of such a column. */
const OPTIONS_MAX = 3;
const ROOM = 430;
const EDGES = 45;

type LengthOf<T> = (text: T) => number;
/** The columns of a page. */
export type BoardPage<T> = T[][];

/** One of each group in turn, so that every page has something of every side. */
function inTurns<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** Returns the pages of texts of options, by turns: at most six texts and 1,200 characters each, in two columns. */
export function boardPages<T>(groups: readonly (readonly T[])[], lengthOf: LengthOf<T>): BoardPage<T>[] {
  const pages: BoardPage<T>[] = [];
  let left = 0;
  for (const text of inTurns(groups)) {
    const page = pages.at(-1);
    const column = page?.at(-1);
    const room = lengthOf(text) + TEXT_EDGES;
    if (column !== undefined && column.length < PAGE_TEXTS_MAX / COLUMNS && room <= left) {
      column.push(text);
      left -= room;
      continue;
    }
    if (page !== undefined && page.length < COLUMNS) page.push([text]);
    else pages.push([[text]]);
    left = COLUMN_CHARACTERS - room;
  }
  return pages;
}

/** The page that a board shows: after the last one the first again, even when texts were removed. */
export const shownPage = (pages: number, page: number): number => (pages === 0 ? 0 : page % pages);

/** Whether a page has a column per option, as each has room; else it has its two columns. */
export function hasColumns<T>(groups: readonly (readonly T[])[], lengthOf: LengthOf<T>): boolean {
  const most = Math.max(0, ...groups.map((group) => group.reduce((sum, text) => sum + lengthOf(text) + EDGES, 0)));
  return groups.length <= OPTIONS_MAX && most <= ROOM;
}

/** Characters of a text that has a page for itself. */
const LONG_MAX = 900;

/** Returns one long text in pages, each until the last end of a sentence, or else of a word, that it has room for. */
export function textPages(text: string): string[] {
  const pages: string[] = [];
  let rest = text.trim();
  while (rest.length > LONG_MAX) {
    const room = rest.slice(0, LONG_MAX + 1);
    const sentence = /^[\s\S]{450,}[.!?…](?=\s)/.exec(room)?.[0];
    const words = /^[\s\S]+(?=\s)/.exec(room)?.[0];
    const page = sentence ?? words ?? rest.slice(0, LONG_MAX);
    pages.push(page.trimEnd());
    rest = rest.slice(page.length).trimStart();
  }
  return [...pages, rest];
}
