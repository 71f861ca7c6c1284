import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type BallotState,
  BLANK,
  ballotThreshold,
  closeBallot,
  closedRounds,
  majorityOf,
  mayVote,
  openBallot,
  seatedParties,
  toggled,
} from './ballot.ts';
import { BALLOTS_MAX } from './limits.ts';

it.each([
  [0, 0, 5],
  [9, 0, 5],
  [10, 0, 5],
  [11, 0, 6],
  [24, 0, 12],
  [25, 0, 13],
  [8, 7, 7],
  [20, 7, 10],
])('of %i students, with a minimum of %i, it needs %i votes', (participants, resultsMin, needed) => {
  expect(ballotThreshold(participants, resultsMin)).toBe(needed);
});

const at = (round: number, open: boolean): BallotState => ({ round, open });

it.each([
  [at(0, false), { state: at(1, true), effect: 'opened' }],
  [at(1, true), { state: at(1, true), effect: 'none' }],
  [at(1, false), { state: at(2, true), effect: 'opened' }],
  [at(2, true), { state: at(2, true), effect: 'none' }],
  [at(2, false), null],
])('opened at %j it is %j', (state, outcome) => {
  expect(openBallot(state)).toEqual(outcome);
});

it.each([
  [at(0, false), 5, false, { state: at(0, false), effect: 'none' }],
  [at(1, true), 0, false, { state: at(1, false), effect: 'closed' }],
  [at(1, true), 0, true, { state: at(1, false), effect: 'closed' }],
  [at(1, true), 1, false, null],
  [at(1, true), 1, true, { state: at(0, false), effect: 'discarded' }],
  [at(2, true), 3, true, { state: at(1, false), effect: 'discarded' }],
  [at(2, false), 0, true, { state: at(2, false), effect: 'none' }],
])('closed at %j with %i votes missing, discarding: %s, it is %j', (state, missing, discards, outcome) => {
  expect(closeBallot(state, missing, discards)).toEqual(outcome);
});

it('never goes beyond the last round, and counts a vote in the open one only', () => {
  const command = fc.record({ open: fc.boolean(), missing: fc.nat({ max: 2 }), discards: fc.boolean() });
  fc.assert(
    fc.property(fc.array(command), fc.integer({ min: -1, max: BALLOTS_MAX + 1 }), (commands, round) => {
      let state: BallotState = at(0, false);
      for (const { open, missing, discards } of commands) {
        state = (open ? openBallot(state) : closeBallot(state, missing, discards))?.state ?? state;
        expect(state.round).toBeGreaterThanOrEqual(state.open ? 1 : 0);
        expect(state.round).toBeLessThanOrEqual(BALLOTS_MAX);
      }
      expect(mayVote(state, round)).toBe(state.open && round === state.round);
    }),
  );
});

const PARTIES = [
  { _id: 'z', name: 'Zaailing' },
  { _id: 'd', name: 'Dorpsplein' },
];
const COUNTS = [
  { round: 1, choice: 'z', votes: 3 },
  { round: 1, choice: BLANK, votes: 2 },
  { round: 2, choice: 'd', votes: 4 },
];

it('tells closed rounds, every party by name', () => {
  const first = {
    round: 1,
    votes: 5,
    blank: 2,
    results: [
      { party: 'd', votes: 0, seats: 0 },
      { party: 'z', votes: 3, seats: 3 },
    ],
  };
  expect(closedRounds(at(0, false), PARTIES, COUNTS)).toEqual([]);
  expect(closedRounds(at(1, true), PARTIES, COUNTS)).toEqual([]);
  expect(closedRounds(at(2, true), PARTIES, COUNTS)).toEqual([first]);
  expect(closedRounds(at(2, false), PARTIES, COUNTS)).toMatchObject([first, { round: 2, votes: 4, blank: 0 }]);
});

it.each([
  [0, 1],
  [1, 1],
  [24, 13],
  [25, 13],
  [100, 51],
])('of %i seats %i are a majority', (seats, majority) => {
  expect(majorityOf(seats)).toBe(majority);
});

it('seats parties largest first, with what they had before, also those that lost all', () => {
  const rounds = closedRounds(at(2, false), PARTIES, COUNTS);
  const [dorp, zaai] = [PARTIES[1], PARTIES[0]];
  expect(seatedParties([], PARTIES)).toEqual([]);
  expect(seatedParties(rounds.slice(0, 1), PARTIES)).toEqual([{ party: zaai, seats: 3, before: null }]);
  expect(seatedParties(rounds, PARTIES)).toEqual([
    { party: dorp, seats: 4, before: 0 },
    { party: zaai, seats: 0, before: 3 },
  ]);
});

it('takes a party into a coalition, and out of it again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
