import type { Shift } from './shift.ts';

/** One option before and after the discussion; `before` is null if only the present count may be shown. */
export interface ShiftRow {
  opinion: string;
  color: string;
  before: number | null;
  now: number;
}

const countIn = (counts: readonly { opinion: string; count: number }[], opinion: string): number =>
  counts.find((one) => one.opinion === opinion)?.count ?? 0;

/** Whether all that was given is hands: nobody knows who raised one twice, so that two rounds cannot be compared. */
export const isByHandOnly = (options: readonly { count: number; hands: number }[]): boolean =>
  options.some(({ hands }) => hands > 0) && options.every(({ count }) => count === 0);

/** The rows of bars: of those who voted twice, or of all last answers if the server sends no comparison. */
export function shiftRows(
  { before, after }: Shift,
  counts: readonly { opinion: string; color: string; count: number }[],
): ShiftRow[] {
  return counts.map(({ opinion, color, count }) =>
    before === null || after === null
      ? { opinion, color, before: null, now: count }
      : { opinion, color, before: countIn(before, opinion), now: countIn(after, opinion) },
  );
}

/** The sentences that are true of a shift: how many voted twice, how many changed, and why a figure is missing. */
export interface ShiftSentences {
  paired: number | null;
  /** `some` is shown with the number; null if it may not be shown. */
  changed: 'nobody' | 'some' | 'everybody' | null;
  why: 'counted' | 'changedHidden' | 'barsHidden' | 'tooFew';
}

export function shiftSentences({ paired, changed, before }: Shift): ShiftSentences {
  if (paired === null) return { paired, changed: null, why: 'tooFew' };
  return {
    paired,
    changed: changed === null ? null : changed === 0 ? 'nobody' : changed === paired ? 'everybody' : 'some',
    why: before === null ? 'barsHidden' : changed === null ? 'changedHidden' : 'counted',
  };
}
