// Ballots counted again, by rules written down anew: nothing of the product is used here.
import { required } from '#testing/required.ts';

type Votes = Readonly<Record<string, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** One vote is one seat: the parties that have some, largest first, then in the order of the alphabet. */
export const seatsOf = (votes: Votes, blank: string): [party: string, seats: number][] =>
  Object.entries(votes)
    .filter(([party, count]) => party !== blank && count > 0)
    .sort(([one, votesOfOne], [other, votesOfOther]) => votesOfOther - votesOfOne || one.localeCompare(other, 'nl'));

/** How a board says how many voted. */
export const turnout = (votes: Votes): string => `${sum(Object.values(votes))} stemmen, ${votes.Blanco ?? 0} blanco`;

/** The id of a party by its name; null for a blank vote. */
export function partyNamed(parties: readonly { _id: string; name: string }[], name: string): string | null {
  return name === 'Blanco' ? null : required(parties.find((party) => party.name === name))._id;
}

const SEATS = 100;
const THRESHOLD = 0.05;

/** D'Hondt as in a book: all quotients in one list, of which the hundred largest are seats. By votes, then by name. */
export function dHondt(
  classes: readonly Votes[],
  parties: readonly string[],
  blank: string,
): [string, number, number][] {
  const votesFor = (party: string): number => sum(classes.map((votes) => votes[party] ?? 0));
  const valid = sum(parties.filter((party) => party !== blank).map(votesFor));
  const quotients = parties
    .filter((party) => votesFor(party) > 0 && votesFor(party) >= valid * THRESHOLD)
    .flatMap((party) =>
      Array.from({ length: SEATS }, (_, at) => ({
        party,
        votes: votesFor(party),
        quotient: votesFor(party) / (at + 1),
      })),
    )
    .sort(
      (one, other) =>
        other.quotient - one.quotient || other.votes - one.votes || one.party.localeCompare(other.party, 'nl'),
    )
    .slice(0, SEATS);
  return parties
    .map((party): [string, number, number] => [
      party,
      votesFor(party),
      quotients.filter((quotient) => quotient.party === party).length,
    ])
    .sort(([one, votes], [other, otherVotes]) => otherVotes - votes || one.localeCompare(other, 'nl'));
}
