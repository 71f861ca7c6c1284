// The sum of the ballots of several classes: when it is published, and the parliament that it makes.
import { SCHOOL_CLASSES_MIN, SCHOOL_SEATS, SCHOOL_THRESHOLD, SCHOOL_VOTES_MIN } from './limits.ts';
import { compareNames } from './matching.ts';

/** Classes that come between two moves of the results: nobody subtracts the last class from them. */
const CLASSES_STEP = 2;
/** The threshold as a whole number: votes are compared without fractions. */
const ONE_IN = Math.round(1 / SCHOOL_THRESHOLD);

export interface SchoolTotals {
  classes: number;
  /** With the blank ones. */
  votes: number;
}

/**
 * Whether the results are updated: if there are enough classes and votes, and two further classes since the last
 * update. `told`: the classes in the published results, 0 before the first. At the end of the count everything is
 * published, if it is enough.
 */
export function isResultDue({ classes, votes }: SchoolTotals, told: number, hasEnded: boolean): boolean {
  if (classes < SCHOOL_CLASSES_MIN || votes < SCHOOL_VOTES_MIN) return false;
  return told === 0 || hasEnded || classes - told >= CLASSES_STEP;
}

/** The totals of that many classes, of what was chosen in them. */
export const totalsOf = (classes: number, chosen: readonly { votes: number }[]): SchoolTotals => ({
  classes,
  votes: chosen.reduce((sum, { votes }) => sum + votes, 0),
});

export interface PartyVotes {
  party: string;
  name: string;
  votes: number;
}

/** By votes, then by name. */
const byVotes = (one: PartyVotes, other: PartyVotes): number => other.votes - one.votes || compareNames(one, other);

/** Hands out seats by D'Hondt, one at a time to the largest of votes / (seats + 1); equal ones in the given order. */
function dHondt(sorted: readonly PartyVotes[], seats: number): Map<string, number> {
  const held = new Map(sorted.map(({ party }) => [party, 0]));
  const next = (party: PartyVotes): number => (held.get(party.party) ?? 0) + 1;
  for (let seat = 0; seat < seats; seat++) {
    // Compared by multiplying: a quotient is not a whole number.
    const first = sorted.reduce((best, one) => (one.votes * next(best) > best.votes * next(one) ? one : best));
    held.set(first.party, next(first));
  }
  return held;
}

export interface SchoolResult extends PartyVotes {
  percentage: number;
  seats: number;
}

/** The parliament of all classes. `parties` with their votes, blank ones left out. By votes, then by name. */
export function schoolResults(parties: readonly PartyVotes[]): SchoolResult[] {
  const sorted = [...parties].sort(byVotes);
  const valid = sorted.reduce((total, { votes }) => total + votes, 0);
  const above = sorted.filter(({ votes }) => votes > 0 && votes * ONE_IN >= valid);
  const seats = above.length === 0 ? new Map<string, number>() : dHondt(above, SCHOOL_SEATS);
  return sorted.map((party) => ({
    ...party,
    // Tenths of a percent, halves up, in whole numbers.
    percentage: valid === 0 ? 0 : Math.floor((party.votes * 2_000 + valid) / (2 * valid)) / 10,
    seats: seats.get(party.party) ?? 0,
  }));
}
