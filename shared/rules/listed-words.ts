import { LISTED_WORD_MAX, LISTED_WORDS_MAX } from '#shared/domain/limits.ts';
import { parseListedWords } from '#shared/domain/listed-words.ts';
import type { FieldCode } from './field-codes.ts';
import { type Rule, requiredText } from './fields.ts';

/** With other characters inside, the letters around them would flag ordinary words. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s'’-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’-]*$/u;

export const listedWordRule: Rule = (word) =>
  requiredText(LISTED_WORD_MAX)(word) ?? (PLAIN.test(word) ? null : 'INVALID_VALUE');

/** Returns the first line of a list, with one word on each, that breaks a rule; null for none. */
export function wrongListedWord(text: string): { word: string; code: FieldCode } | null {
  for (const word of parseListedWords(text)) {
    const code = listedWordRule(word);
    if (code !== null) return { word, code };
  }
  return null;
}

/** A list with one word on each line. */
const words: Rule = (text) =>
  parseListedWords(text).length > LISTED_WORDS_MAX ? 'TOO_LONG' : (wrongListedWord(text)?.code ?? null);

export const listedWordsRules = { words };
