// Text search of all lists with a search field.

/** Case and accents make no difference: `enquete` finds Enquête. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rows from which a list has a search field. */
export const SEARCH_FROM = 10;

/** Whether every word of the search is somewhere in the text; an empty search finds everything. */
export function matchesSearch(text: string, search: string): boolean {
  const where = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
