// Words in statements that suggest an answer: a hint for editors, never an error.
import type { LANGUAGE_TAGS, LanguageCode } from './languages.ts';

type Language = (typeof LANGUAGE_TAGS)[LanguageCode];

/** Words that say no or forbid, and words that ask for a change, as the stems of whole words. */
const WORDS: Record<Language, { negation: RegExp; change: RegExp }> = {
  'nl-BE': {
    negation: wordsOf('niet', 'geen', 'nooit', 'verbieden', 'verboden', 'verbod', 'afschaffen', 'afgeschaft'),
    change: wordsOf('moet', 'moeten', 'meer', 'invoeren', 'verhogen', 'verhoogd', 'verlagen', 'verlaagd'),
  },
  en: {
    negation: wordsOf('not', 'no', 'never', 'ban', 'banned', 'forbid', 'forbidden', 'abolish', 'abolished'),
    change: wordsOf('should', 'must', 'more', 'introduce', 'raise', 'raised', 'lower', 'lowered'),
  },
  fr: {
    negation: wordsOf(
      'ne',
      'n’\\p{L}+',
      "n'\\p{L}+",
      'aucun',
      'aucune',
      'interdire',
      'interdit',
      'interdite',
      'supprimer',
      'abolir',
    ),
    change: wordsOf('doit', 'doivent', 'faut', 'plus', 'introduire', 'augmenter', 'réduire', 'davantage'),
  },
  de: {
    negation: wordsOf(
      'nicht',
      'kein',
      'keine',
      'keinen',
      'keiner',
      'nie',
      'verbieten',
      'verboten',
      'verbot',
      'abschaffen',
      'abgeschafft',
    ),
    change: wordsOf('soll', 'sollen', 'sollte', 'sollten', 'muss', 'müssen', 'mehr', 'einführen', 'erhöhen', 'senken'),
  },
};

function wordsOf(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu');
}

/** How many of the statements ask for a change, and how many say no or forbid. */
export function wordingOf(statements: readonly string[], language: Language): { changes: number; negations: number } {
  const { negation, change } = WORDS[language];
  return {
    changes: statements.filter((text) => change.test(text)).length,
    negations: statements.filter((text) => negation.test(text)).length,
  };
}
