// The beliefs of a class about itself: how many of ten chose a statement's first option.
import { GUESS_MIN } from './limits.ts';
import type { GameType, Tempo } from './voting-session.ts';

/** The highest guess: all of ten. */
export const GUESS_MAX = 10;

/** Whether students of such a game guess at all. */
export const isGuessed = (type: GameType, tempo: Tempo): boolean => type === 'debate' && tempo === 'teacher';

/** The figures of a statement, as its first snapshot fixes them. */
export interface ClassGuess {
  /** The first option. */
  opinion: string;
  /** Guesses of students in the snapshot, and their mean. */
  count: number;
  mean: number;
  /** How many of ten answers that are not skipped are the first option. */
  actual: number;
}

/** The answers in a snapshot: of all students, without skips, and of the first option. */
export interface GuessedAnswers {
  students: number;
  answered: number;
  first: number;
}

/** Rounds a fraction to one decimal, half up, in whole numbers: halves are exact. */
const tenths = (numerator: number, denominator: number): number =>
  Math.floor((20 * numerator + denominator) / (2 * denominator)) / 10;

/** The figures of these guesses; null if there are so few that one of them could be computed from the mean. */
export function classGuessOf(
  opinion: string,
  { students, answered, first }: GuessedAnswers,
  guesses: readonly number[],
  resultsMinCount: number,
): ClassGuess | null {
  const needed = Math.max(GUESS_MIN, resultsMinCount, Math.ceil(students / 2));
  if (guesses.length < needed || answered === 0) return null;
  const sum = guesses.reduce((total, guess) => total + guess, 0);
  return {
    opinion,
    count: guesses.length,
    mean: tenths(sum, guesses.length),
    actual: tenths(GUESS_MAX * first, answered),
  };
}

/** How far the class was off, in points of a hundred. */
const distance = ({ mean, actual }: ClassGuess): number => Math.round(Math.abs(mean - actual) * 10);

/** The distances of the first and the last statement that has figures; null with fewer than two. */
export function guessGap(guesses: readonly (ClassGuess | null)[]): { first: number; last: number } | null {
  const known = guesses.filter((one) => one !== null);
  const [first] = known;
  const last = known.at(-1);
  return first === undefined || last === undefined || known.length < 2
    ? null
    : { first: distance(first), last: distance(last) };
}

/** Points from which on a class did not expect what it sees. */
const SURPRISE_POINTS = 20;

/** Whether the class did not expect its result. */
export const isSurprise = (guess: ClassGuess): boolean => distance(guess) >= SURPRISE_POINTS;
