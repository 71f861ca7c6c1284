// A secret vote for a party: when it opens and closes, what it reveals, and the possible majorities in its parliament.
import { BALLOT_MIN, BALLOTS_MAX } from './limits.ts';
import { compareNames, type Named } from './matching.ts';

/** The stored value of a vote for no party, beside the ids of parties. */
export const BLANK = 'blank';

/** The steps of a ballot on the board: how many voted, the parliament, a coalition. */
export const BALLOT_STEPS = ['vote', 'seats', 'coalition'] as const;
export type BallotStep = (typeof BALLOT_STEPS)[number];

/** The state of the ballots of a game: `round` is 0 before the first. */
export interface BallotState {
  round: number;
  open: boolean;
}

/** How many votes a ballot needs to be closed, of that many students who joined. */
export const ballotThreshold = (participants: number, resultsMinCount: number): number =>
  Math.max(BALLOT_MIN, resultsMinCount, Math.ceil(participants / 2));

/** The effect of a change on a ballot; `discarded`: it does not count, and its number is free again. */
export type BallotEffect = 'none' | 'opened' | 'closed' | 'discarded';

const same = (state: BallotState) => ({ state, effect: 'none' as const });

/** Opens the next ballot. Returns the state after it and what happened; null if there were all that there may be. */
export function openBallot(state: BallotState): { state: BallotState; effect: BallotEffect } | null {
  if (state.open) return same(state);
  if (state.round >= BALLOTS_MAX) return null;
  return { state: { round: state.round + 1, open: true }, effect: 'opened' };
}

/** Closes it. Returns the state after it and what happened; null if votes are missing and none are to be discarded. */
export function closeBallot(
  state: BallotState,
  missing: number,
  discards: boolean,
): { state: BallotState; effect: BallotEffect } | null {
  if (!state.open) return same(state);
  if (missing === 0) return { state: { round: state.round, open: false }, effect: 'closed' };
  return discards ? { state: { round: state.round - 1, open: false }, effect: 'discarded' } : null;
}

/** Whether a vote of that round counts now. */
export const mayVote = (state: BallotState, round: number): boolean => state.open && state.round === round;

export interface BallotCount {
  round: number;
  /** The id of a party, or `BLANK`. */
  choice: string;
  votes: number;
}

export interface BallotRound {
  round: number;
  /** With the blank ones. */
  votes: number;
  blank: number;
  /** Every party, by name; one vote is one seat. */
  results: { party: string; votes: number; seats: number }[];
}

const sum = (counts: readonly { votes: number }[]): number => counts.reduce((total, { votes }) => total + votes, 0);

/** How many voted in a round. */
export const votesIn = (round: number, counts: readonly BallotCount[]): number =>
  sum(counts.filter((count) => count.round === round));

/** The results of the rounds that are closed, oldest first. */
export function closedRounds(
  { round: last, open }: BallotState,
  parties: readonly Named[],
  counts: readonly BallotCount[],
): BallotRound[] {
  const sorted = [...parties].sort(compareNames);
  return Array.from({ length: open ? last - 1 : last }, (_, at) => {
    const round = at + 1;
    const votesFor = (choice: string) => sum(counts.filter((one) => one.round === round && one.choice === choice));
    return {
      round,
      votes: votesIn(round, counts),
      blank: votesFor(BLANK),
      results: sorted.map(({ _id }) => ({ party: _id, votes: votesFor(_id), seats: votesFor(_id) })),
    };
  });
}

/** A party of a parliament, and how many seats it had in the ballot before; null if there was none. */
export interface SeatedParty<P> {
  party: P;
  seats: number;
  before: number | null;
}

/** The parties that have seats, or had them before, largest first; none before a ballot is closed. */
export function seatedParties<P extends { _id: string }>(
  rounds: readonly BallotRound[],
  parties: readonly P[],
): SeatedParty<P>[] {
  const [last, first] = [...rounds].reverse();
  const seatsIn = (round: BallotRound, id: string): number =>
    round.results.find(({ party }) => party === id)?.seats ?? 0;
  const byId = new Map(parties.map((party) => [party._id, party]));
  return (last?.results ?? [])
    .flatMap(({ party: id, seats }): SeatedParty<P>[] => {
      const party = byId.get(id);
      const before = first ? seatsIn(first, id) : null;
      return party && seats + (before ?? 0) > 0 ? [{ party, seats, before }] : [];
    })
    .sort((one, other) => other.seats - one.seats);
}

/** A coalition with that party, or without it if it was in. */
export const toggled = (coalition: readonly string[], id: string): string[] =>
  coalition.includes(id) ? coalition.filter((one) => one !== id) : [...coalition, id];

/** How many seats are more than half of them. */
export const majorityOf = (seats: number): number => Math.floor(seats / 2) + 1;
