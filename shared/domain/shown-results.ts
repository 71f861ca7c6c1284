// Which group results may be shown next, so that not even two readings together say what a few students think.

export interface Figures {
  partyId: string;
  /** Null: hidden. */
  count: number | null;
  total: number;
}
type Counted = Figures & { count: number };

/** What is shown once: a count below the minimum is hidden, and a change that is smaller than the minimum waits. */
function nextFigures(before: Figures | undefined, now: Counted, minCount: number): Figures {
  const known = before?.count ?? null;
  if (known !== null && Math.abs(now.count - known) < minCount)
    return { ...now, count: known, total: before?.total ?? now.total };
  return now.count < minCount ? { ...now, count: null } : now;
}

/**
 * The figures to show, given those that were shown before (null: none yet), those that are true now, and how many different students have
 * answered since. Fewer students than the minimum change nothing: whoever watches cannot tell one answer from the next.
 */
export function nextShown(
  before: readonly Figures[] | null,
  now: readonly Counted[],
  studentsSince: number,
  minCount: number,
): readonly Figures[] {
  if (studentsSince < minCount) return before ?? now.map((figures) => ({ ...figures, count: null }));
  const byParty = new Map((before ?? []).map((figures) => [figures.partyId, figures]));
  return now.map((figures) => nextFigures(byParty.get(figures.partyId), figures, minCount));
}
