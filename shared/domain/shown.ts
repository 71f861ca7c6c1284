// When figures of a class may move: in steps of several new students, so that nobody is seen answering.

import type { GameSetting } from './game-settings.ts';
import { FIRST_MAX, FIRST_SHARE, SHOWN_STEP, SHOWN_TIMES, STEP_MAX, STEP_SHARE } from './limits.ts';
import type { Phase } from './voting-session.ts';

/** The properties of a game that its steps depend on, besides its participants. */
export interface StepRule {
  resultsMinCount: number;
  /**
   * Whether a large class moves in steps of a few: not with `aggregates_only`, where a few could be its teacher's own.
   */
  isCapped: boolean;
}

/** The rule of a game with these settings. */
export const stepRuleOf = (settings: ReadonlySet<GameSetting>, resultsMinCount: number): StepRule => ({
  resultsMinCount,
  isCapped: !settings.has('aggregates_only'),
});

const capped = ({ isCapped }: StepRule, most: number, share: number): number =>
  isCapped ? Math.min(most, share) : share;

/** How many of that many participants must have answered before anything of a round is shown. */
export const firstThreshold = (participants: number, rule: StepRule): number =>
  Math.max(rule.resultsMinCount, SHOWN_STEP, capped(rule, FIRST_MAX, Math.ceil(participants / FIRST_SHARE)));

/** How many of them must have answered for the first time since before what is shown of a round may move on. */
export const stepSize = (participants: number, rule: StepRule): number =>
  Math.max(rule.resultsMinCount, SHOWN_STEP, capped(rule, STEP_MAX, Math.ceil(participants / STEP_SHARE)));

/** One statement, as far as it matters to what is shown. */
export interface ShownProgress {
  /** Students who joined. */
  participants: number;
  /** Students who answered or skipped, in either round. */
  everAnswered: number;
  /** How many of them did in the present round. */
  answered: number;
  /** How many of them did for the first time since its last snapshot. A change does not count. */
  newcomers: number;
  /** Snapshots of the present round. */
  taken: number;
  /** Whether there is a snapshot of either round. */
  isCounted: boolean;
}

/** With how many newcomers the teacher may take the next snapshot; null if none may be taken. */
export function neededForSnapshot({ name }: Phase, progress: ShownProgress, rule: StepRule): number | null {
  const { participants, answered, newcomers, taken } = progress;
  if ((name !== 'teacherTempo' && name !== 'studentTempo') || taken >= SHOWN_TIMES) return null;
  if (taken > 0) return stepSize(participants, rule);
  // The first one is taken if everybody has answered as well.
  return Math.min(firstThreshold(participants, rule), newcomers + participants - answered);
}

/** Whether that many newcomers are enough. */
export const isEnough = (newcomers: number, needed: number | null): boolean => needed !== null && newcomers >= needed;

/** Whether the end of the game takes a last snapshot: if nothing was counted, and if it differs by enough students. */
export function endTakesSnapshot(progress: ShownProgress, rule: StepRule): boolean {
  if (progress.everAnswered === 0) return false;
  const { participants, answered, newcomers, taken, isCounted } = progress;
  return !isCounted || (taken === 0 && answered === participants) || newcomers >= stepSize(participants, rule);
}
