// How a class's opinions moved between two votes, without revealing how any one student's moved.

import { AGAIN_SHARE, FEW, PAIRED_MIN } from './limits.ts';
import { SKIP } from './skip.ts';

interface OptionCount {
  opinion: string;
  count: number;
}

/** `before` and `after` count the same students, every option in order. Null if it may not be shown. */
export interface Shift {
  paired: number | null;
  changed: number | null;
  before: OptionCount[] | null;
  after: OptionCount[] | null;
}

/** The answers of one student in both rounds. */
export interface AnswerPair {
  first: string;
  second: string;
}

/** The result for too few students. */
export const NO_SHIFT: Shift = { paired: null, changed: null, before: null, after: null };

/** Returns both opinions of a student who answered in both rounds; null for one who did not, or skipped. */
export const answerPair = (first: string | null, second: string | null): AnswerPair | null =>
  first === null || second === null || first === SKIP || second === SKIP ? null : { first, second };

const isFew = (count: number): boolean => count > 0 && count <= FEW;

/** Whether all agreed in one vote and only few chose something else in the other: then these few are known. */
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
 * Whether a snapshot of the second round works the shift out: enough (`again`) of the `before` students of the first
 * one have answered, skips not counted. It stays until the end.
 */
export const isShiftDue = (paired: number, { before, again }: { before: number; again: number }): boolean =>
  paired >= PAIRED_MIN && again >= before * AGAIN_SHARE;

/** Whether the last snapshot works it out once more; `shown`: how many were paired when that was done before. */
export const isLastShiftDue = (paired: number, shown: number | null, step: number): boolean =>
  paired - (shown ?? 0) >= Math.max(PAIRED_MIN, step);
