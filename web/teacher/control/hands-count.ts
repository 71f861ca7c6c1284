// The input while hands are counted.
import type { OptionHands } from '#shared/contract/shown.ts';
import { HANDS_MAX } from '#shared/domain/limits.ts';
import { type Check, isText, recordOf } from '#web/client/shape.ts';

/** By option; as it was typed. */
export type TypedHands = Readonly<Record<string, string>>;

export const isTypedHands: Check<TypedHands> = recordOf(isText);

/** Parses a typed number; empty is 0, null is no valid count of hands. */
function handsIn(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d*$/.test(trimmed) || Number(trimmed) > HANDS_MAX) return null;
  return Number(trimmed);
}

/** Returns the count of every option, and the options whose input is invalid. */
export function readHands(options: readonly { opinion: string }[], typed: TypedHands) {
  const read = options.map(({ opinion }) => ({ opinion, count: handsIn(typed[opinion] ?? '') }));
  const hands: OptionHands[] = read.map(({ opinion, count }) => ({ opinion, count: count ?? 0 }));
  return {
    hands,
    total: hands.reduce((sum, { count }) => sum + count, 0),
    wrong: read.flatMap(({ opinion, count }) => (count === null ? [opinion] : [])),
  };
}
