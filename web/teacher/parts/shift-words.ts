import type { Shift } from '#shared/domain/shift.ts';

/** One option before and after the talk; `before` is null where only what holds now may be shown. */
export interface ShiftRow {
  opinion: string;
  color: string;
  before: number | null;
  now: number;
}

const countIn = (counts: readonly { opinion: string; count: number }[], opinion: string): number =>
  counts.find((one) => one.opinion === opinion)?.count ?? 0;

/** Whether all that was given is hands: of those nobody knows who raised one twice, so that a second round compares nothing. */
export const isByHandOnly = (options: readonly { count: number; hands: number }[]): boolean =>
  options.some(({ hands }) => hands > 0) && options.every(({ count }) => count === 0);

/** The rows of two bars: those who voted twice, or all last answers where the server compares nothing. */
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

/** Which sentences are true of a shift: how many voted twice, how many chose something else, and why a figure is missing. */
export interface ShiftSentences {
  paired: number | null;
  /** `some` stands with the number; null where it is not shown. */
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
