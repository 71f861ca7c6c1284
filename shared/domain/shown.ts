// When the figures on the live screen may move: in steps of several students, so that nobody is seen answering.

import { FIRST_MAX, FIRST_SHARE, SHOWN_STEP, STEP_MAX, STEP_SHARE } from './limits.ts';
import type { Phase } from './voting-session.ts';

/** One statement in its present round, as far as it matters to what is shown. */
export interface ShownProgress {
  /** Students who joined. */
  participants: number;
  /** Students who answered or skipped. */
  answered: number;
  /** Students who answered or changed their answer since the last snapshot. */
  pending: number;
  /** Whether there is a snapshot. */
  isShown: boolean;
}

/** How many of that many participants must have answered before anything of a round is shown. */
export const firstThreshold = (participants: number, resultsMinCount: number): number =>
  Math.max(resultsMinCount, Math.min(FIRST_MAX, Math.max(SHOWN_STEP, Math.ceil(participants / FIRST_SHARE))));

/** How many of them must have answered for the first time since before what is shown of a round may move on. */
export const stepSize = (participants: number, resultsMinCount: number): number =>
  Math.max(resultsMinCount, SHOWN_STEP, Math.min(STEP_MAX, Math.ceil(participants / STEP_SHARE)));

/** The number of students by whom two snapshots differ at least. */
export const stepOf = (resultsMinCount: number): number => Math.max(SHOWN_STEP, resultsMinCount);

/** Whether a new snapshot may be taken. `step` is how many students it must differ by. */
export function mayTakeSnapshot(
  phase: Phase,
  step: number,
  { participants, answered, pending, isShown }: ShownProgress,
) {
  if (phase.name === 'draft' || phase.name === 'archived') return false;
  if (pending >= step) return true;
  if (!isShown && answered === participants) return true;
  return phase.name === 'results' && pending > 0;
}
