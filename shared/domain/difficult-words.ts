export interface DifficultWord {
  _id: string;
  word: string;
  /** Other forms that count as this word: plurals and inflections. */
  forms: readonly string[];
  description: string;
}

type Segment = { kind: 'text'; text: string } | { kind: 'word'; text: string; word: DifficultWord };

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The signs that a PDF puts into words: ligatures, and unseen ones at which a line may end. */
const LIGATURES = /[\uFB00-\uFB06]/g;
const LINE_SIGNS = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Returns a text in one Unicode form, with its words written letter by letter. */
const spelled = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_SIGNS, '')
    .replace(LIGATURES, (sign) => sign.normalize('NFKC'));

/** The pattern of one form: blanks of any width, and either apostrophe. */
const patternOf = (form: string): string => form.split(/\s+/).map(literally).join('\\s+').replace(/['’]/g, "['’]");

/**
 * Cuts a text into plain pieces and difficult words: whole words without case, exactly as listed or in one of their
 * forms, the longest first, however accents are written, and also with the signs that a PDF has put into them. The
 * pieces put together are the text as it looks.
 */
export function findDifficultWords(text: string, words: readonly DifficultWord[]): Segment[] {
  const composed = spelled(text);
  const listed = words
    .flatMap((word) => [word.word, ...word.forms].map((form) => ({ word, form: spelled(form).trim() })))
    .filter(({ form }) => form !== '')
    .sort((a, b) => b.form.length - a.form.length);
  if (listed.length === 0) return composed === '' ? [] : [{ kind: 'text', text: composed }];
  const alternatives = listed.map(({ form }) => `(${patternOf(form)})`).join('|');
  // No look-behind: phones from before 2023 do not know it. The character before a word is a group of its own.
  const pattern = new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?!${LETTER})`, 'giu');
  const segments: Segment[] = [];
  let from = 0;
  for (const match of composed.matchAll(pattern)) {
    const [whole, before = '', ...groups] = match;
    const found = listed[groups.findIndex((group) => group !== undefined)];
    if (found === undefined) continue;
    const start = match.index + before.length;
    if (start > from) segments.push({ kind: 'text', text: composed.slice(from, start) });
    from = match.index + whole.length;
    segments.push({ kind: 'word', text: composed.slice(start, from), word: found.word });
  }
  if (from < composed.length) segments.push({ kind: 'text', text: composed.slice(from) });
  return segments;
}
