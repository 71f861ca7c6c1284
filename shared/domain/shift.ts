// How a class's opinions moved between two votes, without revealing how any one student's moved.

import { FEW, PAIRED_MIN, SHOWN_STEP } from './limits.ts';
import { SKIP } from './skip.ts';
import type { Phase } from './voting-session.ts';

interface OptionCount {
  opinion: string;
  count: number;
}

/** `before` and `after` count the same students, every option in order. Null where it may not be shown. */
export interface Shift {
  paired: number | null;
  changed: number | null;
  before: OptionCount[] | null;
  after: OptionCount[] | null;
}

/** What one student answered in both rounds. */
export interface AnswerPair {
  first: string;
  second: string;
}

/** What is shown of too few students. */
export const NO_SHIFT: Shift = { paired: null, changed: null, before: null, after: null };

/** Returns both opinions of a student who answered in both rounds; null for one who did not, or skipped. */
export const answerPair = (first: string | null, second: string | null): AnswerPair | null =>
  first === null || second === null || first === SKIP || second === SKIP ? null : { first, second };

const isFew = (count: number): boolean => count > 0 && count <= FEW;

/** Whether everybody agreed in one vote and only few chose something else in the other: then these few are known to have changed. */
const pointsOut = (total: number, unanimous: readonly OptionCount[], other: readonly OptionCount[]): boolean =>
  unanimous.some(({ count }) => count === total) && other.some(({ count }) => isFew(count));

/** Returns how these students' opinions moved; `options` are the texts of the statement's options, in order. */
export function shiftOf(pairs: readonly AnswerPair[], options: readonly string[]): Shift {
  const paired = pairs.length;
  if (paired < PAIRED_MIN) return NO_SHIFT;
  const countIn = (round: keyof AnswerPair) =>
    options.map((opinion) => ({ opinion, count: pairs.filter((pair) => pair[round] === opinion).length }));
  const [before, after] = [countIn('first'), countIn('second')];
  const changed = pairs.filter(({ first, second }) => first !== second).length;
  const used = new Set(pairs.flatMap(({ first, second }) => [first, second])).size;
  const hidesChanged = isFew(changed) || isFew(paired - changed) || used <= 2;
  const hidesCounts = pointsOut(paired, before, after) || pointsOut(paired, after, before);
  return {
    paired,
    changed: hidesChanged ? null : changed,
    before: hidesCounts ? null : before,
    after: hidesCounts ? null : after,
  };
}

/**
 * Whether the shift moves on from the last snapshot of its round to the next one. `newlyPaired`: students who answered in both rounds now and
 * were not counted in the shift that was shown last.
 */
export const shiftMovesOn = (newlyPaired: number, { name }: Phase): boolean =>
  newlyPaired >= SHOWN_STEP || name === 'results';
