import type { PartyComparison } from '#shared/contract/result.ts';
import { MATCH_MIN } from '#shared/domain/limits.ts';
import { SKIP } from '#shared/domain/skip.ts';

export type StatementComparison = PartyComparison['statementComparisons'][number];
export type Verdict = 'equal' | 'different' | 'skipped' | 'unanswered' | 'noOpinion';

/** equal and different count; skipped and unanswered ones do not. */
export function verdictOf({ partyOpinion, studentOpinion }: StatementComparison): Verdict {
  if (studentOpinion === null) return 'unanswered';
  if (studentOpinion.opinion === SKIP) return 'skipped';
  if ((partyOpinion?.opinion ?? null) === null) return 'noOpinion';
  return partyOpinion?.opinion === studentOpinion.opinion ? 'equal' : 'different';
}

export interface AnswerCount {
  matching: number;
  /** Answers that count. */
  total: number;
  /** Numbers (from 1) of the statements, by their result. */
  numbers: Record<Verdict, number[]>;
}

export function tallyOf(comparisons: readonly StatementComparison[]): AnswerCount {
  const numbers: AnswerCount['numbers'] = { equal: [], different: [], noOpinion: [], skipped: [], unanswered: [] };
  for (const [index, comparison] of comparisons.entries()) numbers[verdictOf(comparison)].push(index + 1);
  const { equal, different, noOpinion } = numbers;
  return { matching: equal.length, total: equal.length + different.length + noOpinion.length, numbers };
}

/** Whether a percentage is shown: of a few answers it would sound like a measurement. */
export const hasFigure = (answers: number): boolean => answers >= MATCH_MIN;

/** Parties with the same number of equal answers are in one group, in the order given. */
export function groupTies<P extends { matchingAnswers: number }>(parties: readonly P[]): P[][] {
  const groups: P[][] = [];
  for (const party of parties) {
    const last = groups.at(-1);
    if (last?.[0]?.matchingAnswers === party.matchingAnswers) last.push(party);
    else groups.push([party]);
  }
  return groups;
}
