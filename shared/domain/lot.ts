// Parties that are dealt at random: a class covers all of them, and a student's party says nothing about their own opinion.

/**
 * One of the parties with fewest students so far, by chance among them, so that most and fewest never differ by more than one.
 * `random` returns a number from 0 up to its argument. Returns null without parties.
 */
export function dealParty(
  partyIds: readonly string[],
  students: ReadonlyMap<string, number>,
  random: (below: number) => number,
): string | null {
  const countOf = (id: string) => students.get(id) ?? 0;
  if (partyIds.length === 0) return null;
  const fewest = Math.min(...partyIds.map(countOf));
  const open = partyIds.filter((id) => countOf(id) === fewest);
  return open[random(open.length)] ?? null;
}
