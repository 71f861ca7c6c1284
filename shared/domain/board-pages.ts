// Texts on a board in pages that a class can read from its last row. A page is a rule of the texts, not of the screen: a phone pages a board that it does not see.

/** Texts on a page, and characters of all of them, at most. */
export const PAGE_TEXTS_MAX = 6;
export const PAGE_CHARACTERS_MAX = 1_200;

/** Options up to which their texts may stand side by side. */
const COLUMNS_MAX = 3;
/** Characters that a column has room for, and those that the edges of a text take. */
const COLUMN_CHARACTERS = 560;
const TEXT_EDGES = 72;

type LengthOf<T> = (text: T) => number;

/** One of each group in turn, so that every page has something of every side. */
function inTurns<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** Returns the pages of texts that belong to options: of every option in turn, each page with at most six texts and 1,200 characters. */
export function boardPages<T>(groups: readonly (readonly T[])[], lengthOf: LengthOf<T>): T[][] {
  const pages: T[][] = [];
  let characters = 0;
  for (const text of inTurns(groups)) {
    const page = pages.at(-1);
    const length = lengthOf(text);
    if (page === undefined || page.length === PAGE_TEXTS_MAX || characters + length > PAGE_CHARACTERS_MAX) {
      pages.push([text]);
      characters = length;
    } else {
      page.push(text);
      characters += length;
    }
  }
  return pages;
}

/** The number of the page that a board shows: after the last one the first comes again, and so it does when texts were removed. */
export const shownPage = (pages: number, page: number): number => (pages === 0 ? 0 : page % pages);

/** Whether the texts of a page may stand in a column for each option; otherwise they flow through two. */
export const standsInColumns = <T>(groups: readonly (readonly T[])[], lengthOf: LengthOf<T>): boolean =>
  groups.length <= COLUMNS_MAX &&
  groups.every((group) => group.reduce((sum, text) => sum + lengthOf(text) + TEXT_EDGES, 0) <= COLUMN_CHARACTERS);

/** Returns one long text in pages, each until the last end of a sentence, or else of a word, that it has room for. */
export function textPages(text: string): string[] {
  const pages: string[] = [];
  let rest = text.trim();
  while (rest.length > PAGE_CHARACTERS_MAX) {
    const room = rest.slice(0, PAGE_CHARACTERS_MAX + 1);
    const sentence = /^[\s\S]{600,}[.!?…](?=\s)/.exec(room)?.[0];
    const words = /^[\s\S]+(?=\s)/.exec(room)?.[0];
    const page = sentence ?? words ?? rest.slice(0, PAGE_CHARACTERS_MAX);
    pages.push(page.trimEnd());
    rest = rest.slice(page.length).trimStart();
  }
  return [...pages, rest];
}
