import type { ArgumentPair } from '#shared/contract/live-state.ts';
import type { ShownState } from '#shared/contract/shown.ts';

export interface PairSide {
  opinion: string;
  color: string;
  comment: string;
}

/** The tasks for two arguments, used in turn for each pair. */
export const TASKS = ['strongest', 'common', 'values', 'missing'] as const;

/** The task below a pair, the same on all devices. */
export function taskOf(pair: ArgumentPair): (typeof TASKS)[number] {
  const letters = [...pair.left, ...pair.right];
  const sum = letters.reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return TASKS[sum % TASKS.length] ?? TASKS[0];
}

/** Returns the two sides that a pair shows; null if one of its arguments is gone. */
export function pairSides(
  options: readonly { opinion: string; color: string }[],
  shown: NonNullable<ShownState['arguments']>,
  pair: ArgumentPair,
): PairSide[] | null {
  const sides = [pair.left, pair.right].flatMap((id): PairSide[] => {
    const argument = shown.find(({ _id }) => _id === id);
    const option = options.find(({ opinion }) => opinion === argument?.opinion);
    return argument && option ? [{ ...option, comment: argument.comment }] : [];
  });
  return sides.length === 2 ? sides : null;
}
