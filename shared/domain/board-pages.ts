// Texts on a board in pages that a class can read from its last row. A page is a rule of the texts, not of the screen: a phone pages a board that it does not see.

/** Texts on a page, and characters of all of them, at most. */
export const PAGE_TEXTS_MAX = 6;
export const PAGE_CHARACTERS_MAX = 1_200;
/** A page is two columns. */
const COLUMNS = 2;
/** Characters that a column of a page has room for, and those that the edges of a text and the end of its last line take. */
const COLUMN_CHARACTERS = 790;
const TEXT_EDGES = 92;

/** Options up to which their texts may stand side by side, in a column for each: in characters the room of such a column, in large type and in small. */
const OPTIONS_MAX = 3;
const ROOM = { large: 250, small: 430 };
const EDGES = 45;

type LengthOf<T> = (text: T) => number;
/** The columns of a page. */
export type BoardPage<T> = T[][];

/** One of each group in turn, so that every page has something of every side. */
function inTurns<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** Returns the pages of texts that belong to options: of every option in turn, each page with at most six texts and 1,200 characters, in two columns. */
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

/** The number of the page that a board shows: after the last one the first comes again, and so it does when texts were removed. */
export const shownPage = (pages: number, page: number): number => (pages === 0 ? 0 : page % pages);

/** How the texts of a page stand: in a column for each option, in large type or small, if each has room there; otherwise in the two columns of the page. */
export function pageLook<T>(groups: readonly (readonly T[])[], lengthOf: LengthOf<T>): 'large' | 'small' | 'two' {
  const most = Math.max(0, ...groups.map((group) => group.reduce((sum, text) => sum + lengthOf(text) + EDGES, 0)));
  if (groups.length > OPTIONS_MAX || most > ROOM.small) return 'two';
  return most > ROOM.large ? 'small' : 'large';
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
