// When the figures of a class may move: in steps of several students who answered for the first time, so that nobody is seen answering.

import { FIRST_MAX, FIRST_SHARE, SHOWN_STEP, SHOWN_TIMES, STEP_MAX, STEP_SHARE } from './limits.ts';
import type { Phase } from './voting-session.ts';

/** How many of that many participants must have answered before anything of a round is shown. */
export const firstThreshold = (participants: number, resultsMinCount: number): number =>
  Math.max(resultsMinCount, Math.min(FIRST_MAX, Math.max(SHOWN_STEP, Math.ceil(participants / FIRST_SHARE))));

/** How many of them must have answered for the first time since before what is shown of a round may move on. */
export const stepSize = (participants: number, resultsMinCount: number): number =>
  Math.max(resultsMinCount, SHOWN_STEP, Math.min(STEP_MAX, Math.ceil(participants / STEP_SHARE)));

/** One statement, as far as it matters to what is shown. */
export interface ShownProgress {
  /** Students who joined. */
  participants: number;
  /** Students who answered or skipped, in either round. */
  everAnswered: number;
  /** Of them, those who did in the present round. */
  answered: number;
  /** Of them, those who did for the first time since its last snapshot. A change is none. */
  newcomers: number;
  /** Snapshots of the present round. */
  taken: number;
  /** Whether there is a snapshot of either round. */
  isCounted: boolean;
}

/** With how many newcomers the teacher may take the next snapshot; null if none may be taken. */
export function neededForSnapshot({ name }: Phase, progress: ShownProgress, resultsMinCount: number): number | null {
  const { participants, answered, newcomers, taken } = progress;
  if ((name !== 'teacherTempo' && name !== 'studentTempo') || taken >= SHOWN_TIMES) return null;
  if (taken > 0) return stepSize(participants, resultsMinCount);
  // The first one is taken if everybody has answered as well.
  return Math.min(firstThreshold(participants, resultsMinCount), newcomers + participants - answered);
}

/** Whether that many newcomers are enough. */
export const isEnough = (newcomers: number, needed: number | null): boolean => needed !== null && newcomers >= needed;

/** Whether the end of the game takes a last snapshot: if nothing was counted, and if it differs by enough students. */
export function endTakesSnapshot(progress: ShownProgress, resultsMinCount: number): boolean {
  if (progress.everAnswered === 0) return false;
  const { participants, answered, newcomers, taken, isCounted } = progress;
  return (
    !isCounted || (taken === 0 && answered === participants) || newcomers >= stepSize(participants, resultsMinCount)
  );
}
