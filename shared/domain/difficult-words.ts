export interface DifficultWord {
  _id: string;
  word: string;
  description: string;
}

type Segment = { kind: 'text'; text: string } | { kind: 'word'; text: string; word: DifficultWord };

/** Dutch plural and inflection endings that may follow a listed word (partij → partijen, wet → wetten, foto → foto's). */
const ENDINGS = "(?:['’]?s|e?n|s|e|ën|eren)?";
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A word's forms: itself, and with its last consonant doubled before an ending (wet → wetten). */
function formsOf(word: string): string {
  const spaced = word.trim().split(/\s+/).map(literally).join('\\s+');
  const last = word.trim().at(-1) ?? '';
  const doubled = /[bdfgklmnprst]/i.test(last) ? `|${spaced}${literally(last)}en` : '';
  return `(?:${spaced}${ENDINGS}${doubled})`;
}

/**
 * Cuts a text into plain pieces and difficult words: on word boundaries, without case, the longest listed word first, also with a Dutch
 * plural ending or punctuation around. The pieces put together are the text.
 */
export function findDifficultWords(text: string, words: readonly DifficultWord[]): Segment[] {
  const listed = words.filter(({ word }) => word.trim() !== '').sort((a, b) => b.word.length - a.word.length);
  if (listed.length === 0) return text === '' ? [] : [{ kind: 'text', text }];
  const alternatives = listed.map(({ word }) => `(${formsOf(word)})`).join('|');
  // No look-behind: phones from before 2023 do not know it. The character before a word is a group of its own.
  const pattern = new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?!${LETTER})`, 'giu');
  const segments: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, before = '', ...groups] = match;
    const word = listed[groups.findIndex((group) => group !== undefined)];
    if (word === undefined) continue;
    const start = match.index + before.length;
    if (start > from) segments.push({ kind: 'text', text: text.slice(from, start) });
    from = match.index + whole.length;
    segments.push({ kind: 'word', text: text.slice(start, from), word });
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}
