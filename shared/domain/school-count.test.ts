import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SCHOOL_SEATS } from './limits.ts';
import { isResultDue, type PartyVotes, schoolResults } from './school-count.ts';

const parties = (...votes: number[]): PartyVotes[] =>
  votes.map((count, at) => ({ party: `p${at}`, name: String.fromCharCode(65 + at), votes: count }));
const seatsOf = (...votes: number[]) =>
  schoolResults(parties(...votes))
    .sort((one, other) => one.party.localeCompare(other.party))
    .map(({ seats }) => seats);

it.each([
  [{ classes: 2, votes: 90 }, 0, false, false],
  [{ classes: 3, votes: 39 }, 0, false, false],
  [{ classes: 3, votes: 40 }, 0, false, true],
  [{ classes: 4, votes: 60 }, 3, false, false],
  [{ classes: 5, votes: 60 }, 3, false, true],
  [{ classes: 4, votes: 60 }, 3, true, true],
  [{ classes: 2, votes: 60 }, 0, true, false],
])('with %j, of which %i classes are told, ended: %s, results are due: %s', (totals, told, hasEnded, due) => {
  expect(isResultDue(totals, told, hasEnded)).toBe(due);
});

it.each([
  ['three equal parties: the last seat by name', [20, 20, 20], [34, 33, 33]],
  ['equal quotients for the last seat: more votes', [20, 40, 10], [28, 58, 14]],
  ['exactly one in twenty has seats', [19, 19, 2], [48, 47, 5]],
  ['one less has none', [20, 20, 1], [50, 50, 0]],
  ['one party alone', [0, 44], [0, 100]],
  ['nobody', [0, 0], [0, 0]],
])('%s', (_, votes, seats) => {
  expect(seatsOf(...votes)).toEqual(seats);
});

it('rounds tenths of a percent, halves up', () => {
  expect(schoolResults(parties(76, 3, 1)).map(({ percentage }) => percentage)).toEqual([95, 3.8, 1.3]);
  expect(schoolResults(parties(0)).map(({ percentage }) => percentage)).toEqual([0]);
});

it('hands out the seats of the largest quotients', () => {
  const votes = fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(votes, (numbers) => {
      const results = schoolResults(parties(...numbers));
      const valid = numbers.reduce((sum, count) => sum + count, 0);
      const seats = results.reduce((sum, party) => sum + party.seats, 0);
      expect(seats).toBe(numbers.some((count) => count > 0 && count * 20 >= valid) ? SCHOOL_SEATS : 0);
      const holding = results.filter((party) => party.seats > 0);
      // No seat was given for a smaller quotient than one that stayed without.
      for (const one of holding)
        for (const other of holding)
          expect(one.votes / one.seats).toBeGreaterThanOrEqual(other.votes / (other.seats + 1));
    }),
  );
});
