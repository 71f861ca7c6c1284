import { type BalanceInput, balanceOf } from './balance.ts';

/** So many statements make a lesson. */
export const PICKED = 3;
/** A choice whose skew is larger by this share is as fair. */
const AS_FAIR = 1.05;
/** Of a larger set those that divide the parties most: there are 4,060 triples of these. */
const CANDIDATES_MAX = 30;

/** How many pairs of parties answer that statement differently. */
function dividedPairs({ positions, parties }: BalanceInput, statement: number): number {
  const held = parties.flatMap((party) => positions[party]?.[statement] ?? []);
  return held.reduce((pairs, option, at) => pairs + held.slice(0, at).filter((other) => other !== option).length, 0);
}

function* triplesOf(numbers: readonly number[]): Generator<number[]> {
  for (const [at, a] of numbers.entries())
    for (let second = at + 1; second < numbers.length; second++)
      for (let third = second + 1; third < numbers.length; third++) {
        const [b, c] = [numbers[second], numbers[third]];
        if (b !== undefined && c !== undefined) yield [a, b, c];
      }
}

/**
 * Three of the set's statements for a lesson, by number: of the triples that are about as fair to the parties as the fairest the one that divides them
 * most, then the earliest. All of a set that has no more.
 */
export function pickStatements(input: BalanceInput): number[] {
  const all = [...(input.positions[0] ?? []).keys()];
  if (all.length <= PICKED) return all;
  const divided = new Map(all.map((statement) => [statement, dividedPairs(input, statement)]));
  const dividedBy = (statements: readonly number[]): number =>
    statements.reduce((sum, statement) => sum + (divided.get(statement) ?? 0), 0);
  const candidates = [...all]
    .sort((a, b) => dividedBy([b]) - dividedBy([a]) || a - b)
    .slice(0, CANDIDATES_MAX)
    .sort((a, b) => a - b);
  const triples = [...triplesOf(candidates)].map((statements) => ({
    statements,
    skew: balanceOf({ ...input, statements }).skew,
  }));
  const fairest = triples.reduce((least, { skew }) => Math.min(least, skew), Number.POSITIVE_INFINITY);
  const [best] = triples
    .filter(({ skew }) => skew <= fairest * AS_FAIR)
    // Sorting is stable: of equal ones the earliest comes first.
    .sort((a, b) => dividedBy(b.statements) - dividedBy(a.statements));
  return best?.statements ?? all.slice(0, PICKED);
}
