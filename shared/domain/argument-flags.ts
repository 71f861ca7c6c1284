// A flag orders what a teacher reads and delays some arguments, but hides nothing for good: a wrong one costs little.

import { asSeen, textKey } from './text.ts';

/** The teacher's decision about an argument: it waits, is shown or is hidden. */
export const COMMENT_STATES = ['held', 'shown', 'hidden'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

export const ARGUMENT_FLAGS = ['word', 'name', 'contact', 'loud', 'twin'] as const;
export type ArgumentFlag = (typeof ARGUMENT_FLAGS)[number];

/** The flags with which an argument waits for its teacher in any game. */
const WAITS: ReadonlySet<ArgumentFlag> = new Set(['word', 'name', 'contact']);

/** Returns what a new or changed argument with these flags becomes; `holdsAll`: in a game in which each one waits. */
export const firstState = (flags: readonly ArgumentFlag[], holdsAll: boolean): CommentState =>
  holdsAll || flags.some((flag) => WAITS.has(flag)) ? 'held' : 'shown';

/** The words that flags of a single text look up; all in lower case. */
export interface FlagLists {
  words: ReadonlySet<string>;
  /** Several words, as `wordsIn` joins them, by the first of them. */
  phrases: ReadonlyMap<string, readonly string[]>;
  firstNames: ReadonlySet<string>;
}

const LOUD_LETTERS = 8;
const WORD = /[\p{L}\p{N}]+/gu;
// Each pattern starts only where its first part can, which avoids quadratic time over one repeated character.
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
const AT_NAME = /(?<![^\s(,;:])@[\p{L}\p{N}_.]{2,}/u;
const WEB =
  /https?:\/\/|(?<![\p{L}\p{N}])www\.|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:be|nl|fr|de|eu|com|org|net|io|me|tv|gg|app)(?![\p{L}\p{N}])/iu;
/**
 * After a + or a leading 0 that is not part of a larger number. A word of three letters or more may be directly before
 * it (`gsm0470…`); with fewer letters, or with letters after the last digit, it is a code.
 */
const TELEPHONE =
  /(?:\+\d|(?<=^|[^\p{L}\p{N}]|(?<![\p{L}\p{N}])\p{L}{3,})(?<!\d[\s.,])0)(?:[\s./()-]{0,3}\d){8}(?!\d*\p{L})/u;
const SIX_TIMES = /(\p{L})\1{5}/iu;

/** Letters of other scripts that look like a Latin one, each before it. */
const LOOK_ALIKES = new Map(
  'аaвbсcԁdеeғfһhнhіiїiјjкkӏlмmоoрpԛqѕsтtѵvѡwԝwхxуyүyαaβbεeηnιiκkνvοoρpτtυuωwχxγy'
    .match(/../gu)
    ?.map(([a, b]) => [a, b]),
);
/**
 * A word that mixes Latin and look-alike letters is read as Latin; one of a single script is a word of its own
 * language.
 */
const readAsLatin = (word: string): string =>
  /\p{Script=Latin}/u.test(word)
    ? word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => LOOK_ALIKES.get(sign) ?? sign)
    : word;

/** Returns the words of a text as they look, in lower case, joined by spaces. */
export const wordsIn = (text: string): string =>
  (asSeen(text).toLowerCase().match(WORD) ?? []).map(readAsLatin).join(' ');

function hasListedWord(text: string, { words, phrases }: FlagLists): boolean {
  const apart = ` ${wordsIn(text)} `;
  return [...new Set(apart.trim().split(' '))].some(
    (word) => words.has(word) || phrases.get(word)?.some((phrase) => apart.includes(` ${phrase} `)),
  );
}

const hasName = (text: string, { firstNames }: FlagLists): boolean =>
  // A word in capitals is an abbreviation.
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []).some((word) => firstNames.has(word.toLowerCase()));

function isLoud(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= LOUD_LETTERS && (capitals > letters / 2 || SIX_TIMES.test(text));
}

/** Returns the flags that depend on a text alone, as it looks. */
export function flagsOf(given: string, lists: FlagLists): ArgumentFlag[] {
  const text = asSeen(given);
  const found: Record<Exclude<ArgumentFlag, 'twin'>, boolean> = {
    word: hasListedWord(text, lists),
    name: hasName(text, lists),
    contact: [EMAIL, AT_NAME, WEB, TELEPHONE].some((pattern) => pattern.test(text)),
    loud: isLoud(text),
  };
  return ARGUMENT_FLAGS.filter((flag) => flag !== 'twin' && found[flag]);
}

interface GivenArgument {
  _id: string;
  statementId: string;
  comment: string;
}

/** Returns the ids of those arguments that another one for the same statement equals. */
export function twinsAmong(given: readonly GivenArgument[]): Set<string> {
  const same = new Map<string, string[]>();
  for (const { _id, statementId, comment } of given) {
    if (comment === '') continue;
    const text = `${statementId} ${textKey(comment)}`;
    same.set(text, [...(same.get(text) ?? []), _id]);
  }
  return new Set([...same.values()].filter((ids) => ids.length > 1).flat());
}
