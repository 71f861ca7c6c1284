import { compareNames } from './matching.ts';
import { isBlank, textKey } from './text.ts';

/**
 * Returns words in alphabetical order, in one Unicode form, and each once: in its first spelling, whatever its case.
 */
export function tidyListedWords(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const spelled = word.normalize('NFC').trim().replace(/\s+/g, ' ');
    if (!byKey.has(textKey(spelled))) byKey.set(textKey(spelled), spelled);
  }
  return [...byKey.values()].sort((a, b) => compareNames({ name: a }, { name: b }));
}

/** Returns the words of a text with one on each line. */
export const parseListedWords = (text: string): string[] =>
  tidyListedWords(text.split('\n').filter((line) => !isBlank(line)));

/** Returns the text that `parseListedWords` reads. */
export const writeListedWords = (words: readonly string[]): string => words.join('\n');
