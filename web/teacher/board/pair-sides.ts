import type { ArgumentPair } from '#shared/contract/live-state.ts';
import type { ShownState } from '#shared/contract/shown.ts';

export interface PairSide {
  opinion: string;
  color: string;
  /** Null if this side has nothing to show. */
  comment: string | null;
}

/** The tasks for two arguments, used in turn for each pair. */
export const TASKS = ['strongest', 'common', 'values', 'missing'] as const;

/** The task that stands under a pair, the same on all devices. */
export function taskOf(pair: ArgumentPair | null): (typeof TASKS)[number] {
  const letters = [...(pair === null ? '' : pair.left + pair.right)];
  const sum = letters.reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return TASKS[sum % TASKS.length] ?? TASKS[0];
}

/** The two sides that a pair shows; without a pair the first argument of each end, so that the class is asked for the missing one. */
export function pairSides(
  options: readonly { opinion: string; color: string }[],
  shown: NonNullable<ShownState['arguments']>,
  pair: ArgumentPair | null,
): PairSide[] {
  const chosen = [pair?.left, pair?.right].flatMap((id): PairSide[] => {
    const argument = shown.find(({ _id }) => _id === id);
    const option = options.find(({ opinion }) => opinion === argument?.opinion);
    return argument && option ? [{ ...option, comment: argument.comment }] : [];
  });
  if (chosen.length === 2) return chosen;
  return options
    .filter((_, at) => at === 0 || at === options.length - 1)
    .map((option) => ({
      ...option,
      comment: shown.find(({ opinion }) => opinion === option.opinion)?.comment ?? null,
    }));
}
