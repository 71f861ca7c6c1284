// The two arguments that are side by side for the discussion: one of each side, chosen by rule, so that no student is
// picked.

import { DRAWN_MIN } from './limits.ts';
import { hashOf } from './random.ts';
import { textKey } from './text.ts';

interface Argument {
  _id: string;
  opinion: string;
  comment: string;
}

export interface PairInput {
  /** The texts of the statement's options, in order. */
  options: readonly string[];
  arguments: readonly Argument[];
  /** The ids of the arguments in earlier pairs, one for each time. */
  pairedBefore: readonly string[];
  /** Decides among arguments that are equal by rule. */
  seed: string;
}

/** Lengths, in characters, of an argument that is meaningful and can be read from the back of a room. */
const READABLE = { min: 20, max: 160 };
/** Two texts that share this part of their words are near-twins. */
const TWIN_SHARE = 0.7;
/** Arguments of each side that are compared with those of the other. */
const CANDIDATES_MAX = 30;

/** The words of a text; for a text without words, such as an emoji, the text itself. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(textKey(text).match(/[\p{L}\p{N}]+/gu) ?? [textKey(text)]);

function shareMostWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const common = [...a].filter((word) => b.has(word)).length;
  return common >= TWIN_SHARE * (a.size + b.size - common);
}

/** Whether two texts say nearly the same. */
export const areNearTwins = (one: string, other: string): boolean => shareMostWords(wordsOf(one), wordsOf(other));

interface Candidate extends Argument {
  words: ReadonlySet<string>;
}

/** How often each argument, or a near-twin of it, was in an earlier pair. */
function timesShown(candidates: readonly Candidate[], pairedBefore: readonly string[]): (one: Candidate) => number {
  const shown = candidates.flatMap((candidate) => {
    const times = pairedBefore.filter((id) => id === candidate._id).length;
    return times > 0 ? [{ words: candidate.words, times }] : [];
  });
  return ({ words }) =>
    shown.filter((one) => shareMostWords(one.words, words)).reduce((sum, { times }) => sum + times, 0);
}

/** The options of both sides, each from the end of the scale inwards; an odd middle one belongs to no side. */
function sidesOf(options: readonly string[]): { left: string[]; right: string[] } {
  const half = Math.floor(options.length / 2);
  return { left: options.slice(0, half), right: options.slice(options.length - half).reverse() };
}

/**
 * Returns the arguments that a step may show automatically: not those of a student who is alone with an answer in the
 * published counts, because a class that has read “11 to 1” may know who it is.
 */
export const withoutLone = <A extends Pick<Argument, 'opinion'>>(
  given: readonly A[],
  counts: readonly { opinion: string; count: number }[],
): A[] =>
  given.filter((argument) => counts.some(({ opinion, count }) => opinion === argument.opinion && count >= DRAWN_MIN));

/** Returns the ids of two arguments of opposite sides, the first options' on the left; null if one side has none. */
export function chooseArgumentPair({ options, seed, pairedBefore, ...input }: PairInput) {
  const candidates = input.arguments.map((argument) => ({ ...argument, words: wordsOf(argument.comment) }));
  const shown = timesShown(candidates, pairedBefore);
  /**
   * The arguments of one side, the best first: not shown yet, near the end of the scale, readable, then by the seed.
   */
  const bestOf = (side: readonly string[]): Candidate[] =>
    candidates
      .filter(({ opinion }) => side.includes(opinion))
      .map((candidate) => ({
        candidate,
        times: shown(candidate),
        fromEnd: side.indexOf(candidate.opinion),
        unreadable: candidate.comment.length < READABLE.min || candidate.comment.length > READABLE.max ? 1 : 0,
        chance: hashOf(`${seed} ${candidate._id}`),
      }))
      .sort((a, b) => a.times - b.times || a.fromEnd - b.fromEnd || a.unreadable - b.unreadable || a.chance - b.chance)
      .slice(0, CANDIDATES_MAX)
      .map(({ candidate }) => candidate);
  const { left: leftSide, right: rightSide } = sidesOf(options);
  const rights = bestOf(rightSide);
  const pairs = bestOf(leftSide).flatMap((left) => rights.map((right) => ({ left, right })));
  const chosen = pairs.find(({ left, right }) => !shareMostWords(left.words, right.words)) ?? pairs[0];
  return chosen ? { left: chosen.left._id, right: chosen.right._id } : null;
}
