// Parties dealt at random: a class covers all of them, and a party reveals nothing of its student's opinion.

/**
 * A party with fewest students, by chance, so that most and fewest differ by at most one; null without parties.
 * `random` returns a number from 0 up to its argument.
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
