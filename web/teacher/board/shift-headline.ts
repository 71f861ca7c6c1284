import type { Shift } from '#shared/domain/shift.ts';
import { type ShiftRow, shiftSentences } from '#shared/domain/shift-words.ts';

/** The headline after a second vote, and the sentence below it. */
export type ShiftHeadline =
  | { kind: 'changed'; count: number; paired: number }
  | { kind: 'nobody' | 'everybody'; paired: number }
  | { kind: 'more' | 'less'; count: number; opinion: string; why: Why }
  | { kind: 'same'; why: Why }
  | { kind: 'paired'; paired: number; why: Why }
  | { kind: 'tooFew' };
/** Why the number that changed is missing: it may not be shown, or not even both votes beside each other. */
type Why = 'changedHidden' | 'barsHidden';

/** Returns the headline: how many chose something else, or the largest difference of an option if that number is held back. */
export function shiftHeadline(shift: Shift, rows: readonly ShiftRow[]): ShiftHeadline {
  const { paired, changed, why } = shiftSentences(shift);
  if (paired === null) return { kind: 'tooFew' };
  if (changed === 'some') return { kind: 'changed', count: shift.changed ?? 0, paired };
  if (changed !== null) return { kind: changed, paired };
  if (why === 'barsHidden') return { kind: 'paired', paired, why };
  const differences = rows.map(({ opinion, before, now }) => ({ opinion, more: now - (before ?? now) }));
  const [largest] = differences.sort((a, b) => Math.abs(b.more) - Math.abs(a.more));
  if (largest === undefined || largest.more === 0) return { kind: 'same', why: 'changedHidden' };
  const { opinion, more } = largest;
  return { kind: more > 0 ? 'more' : 'less', count: Math.abs(more), opinion, why: 'changedHidden' };
}
