// Dutch words: "List of Dirty, Naughty, Obscene, and Otherwise Bad Words" by its contributors, CC BY 4.0 (package naughty-words), without EVERYDAY
// below. English, French and German ones: package @2toad/profanity, MIT. First names of Belgium: package @zxcvbn-ts/language-nl-be, MIT.
import { profaneWords } from '@2toad/profanity';
import boys from '@zxcvbn-ts/language-nl-be/src/boysFirstnames.json' with { type: 'json' };
import girls from '@zxcvbn-ts/language-nl-be/src/girlsFirstnames.json' with { type: 'json' };
import dutch from 'naughty-words/nl.json' with { type: 'json' };
import { type ArgumentFlag, flagsOf, wordsIn } from '#shared/domain/argument-flags.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';

/** Returns the flags that an argument's text has by itself. */
export type FlagArgument = (text: string) => ArgumentFlag[];

/** Listed for a second meaning; what a class means by them is the first. */
const EVERYDAY = new Set(
  (
    'aardappels afgieten|achter het raam zitten|aftrekken|asbak|balen|bekken|beurt|boemelen|buffelen|de ballen|de hond uitlaten|' +
    'de koffer induiken|een beurt geven|gat|gras maaien|hol|knor|matje|muts|paal|palen|poot|' +
    'pot|reutelen|schatje|spuiten|standje|stootje|toeter|vergallen|wippen|zuigen|zaadje|' +
    'gedoogzone|afwerkplaats|griet'
  ).split('|'),
);

/** First names that are words or places as well, in one of the languages. */
const ALSO_WORDS = new Set(
  (
    'amber an angel april art august ben bent can china constant door eben elke faith fiel florence frank france grace ' +
    'heaven helder hope india israel job jordan joy june ken lasse lief lieve lot marine mark mitte nette noor nur ' +
    'paris per rein reine roos rose sieben sieg star sterre storm sydney toon victoire victoria will winter wolf '
  )
    .trim()
    .split(' '),
);

/** Signs inside an entry are letters in disguise: the rest of it alone would be an ordinary word. */
const isPlain = (entry: string): boolean => /^[\p{L}\p{N}\s'’-]+$/u.test(entry);

function entriesOf(language: LanguageCode): readonly string[] {
  if (language === 'NL_BE') return dutch.filter((entry) => !EVERYDAY.has(entry));
  return profaneWords.get(LANGUAGE_TAGS[language]) ?? [];
}

/** Returns the function that flags arguments by the lists of these languages. */
export function createFlagArgument(languages: readonly LanguageCode[]): FlagArgument {
  const entries = languages.flatMap(entriesOf).filter(isPlain).map(wordsIn);
  const lists = {
    words: new Set(entries.filter((entry) => !entry.includes(' '))),
    phrases: entries.filter((entry) => entry.includes(' ')),
    firstNames: new Set([...boys, ...girls].filter((name) => !ALSO_WORDS.has(name))),
  };
  return (text) => flagsOf(text, lists);
}
