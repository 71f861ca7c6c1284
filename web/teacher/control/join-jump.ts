/** How many had joined at a moment (milliseconds since 1970). */
export interface JoinedAt {
  at: number;
  students: number;
}

const WINDOW_MS = 60_000;
/** Fewer are taken for students who came late. */
const LEAST = 5;

/** Adds a count to the earlier ones, and drops those that are too old. */
export function noteJoined(counts: readonly JoinedAt[], newest: JoinedAt): JoinedAt[] {
  const old = counts.filter(({ at }) => at <= newest.at - WINDOW_MS).length;
  return [...counts.slice(Math.max(0, old - 1)), newest];
}

/**
 * How many joined within a minute, if that is more than a class does: at least 5, and more than half of those who were in. Null if
 * it is not, and while the first students join.
 */
export function joinJump(counts: readonly JoinedAt[]): number | null {
  const before = counts[0]?.students ?? 0;
  const more = (counts.at(-1)?.students ?? 0) - before;
  return before > 0 && more >= LEAST && more > before / 2 ? more : null;
}
