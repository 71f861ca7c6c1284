import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParties, matchPercentage, PartyOpinionIndex } from './matching.ts';
import { SKIP } from './skip.ts';

const opinion = fc.constantFrom('Akkoord', 'Neutraal', 'Niet akkoord');
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** A whole game: parties with all their positions, and one student's answers (some missing, some skipped). */
const game = fc
  .record({ parties: fc.integer({ min: 1, max: 6 }), statements: fc.integer({ min: 1, max: 8 }) })
  .chain(({ parties, statements }) =>
    fc.record({
      parties: fc.constant(ids('p', parties).map((_id) => ({ _id, name: `Partij ${_id}` }))),
      positions: fc
        .array(fc.option(opinion), { minLength: parties * statements, maxLength: parties * statements })
        .map((held) =>
          held.map((one, at) => ({
            partyId: `p${at % parties}`,
            statementId: `s${Math.floor(at / parties)}`,
            opinion: one,
          })),
        ),
      answers: fc
        .array(fc.option(fc.oneof(opinion, fc.constant(SKIP))), {
          minLength: statements,
          maxLength: statements,
        })
        .map((given) => given.flatMap((one, at) => (one === null ? [] : [{ statementId: `s${at}`, opinion: one }]))),
    }),
  );

describe('matching', () => {
  it('agrees with counting by hand', () => {
    fc.assert(
      fc.property(game, ({ parties, positions, answers }) => {
        const { matches, totalAnswers } = matchParties(parties, new PartyOpinionIndex(positions), answers);
        const counted = answers.filter((answer) => answer.opinion !== SKIP);
        expect(totalAnswers).toBe(counted.length);
        for (const { party, matchingAnswers } of matches) {
          let byHand = 0;
          for (const answer of counted)
            for (const held of positions)
              if (
                held.partyId === party._id &&
                held.statementId === answer.statementId &&
                held.opinion === answer.opinion
              )
                byHand += 1;
          expect(matchingAnswers).toBe(byHand);
        }
      }),
    );
  });

  it('does not depend on the order of the parties, and shows the best first, ties by name', () => {
    fc.assert(
      fc.property(game, fc.infiniteStream(fc.nat()), ({ parties, positions, answers }, numbers) => {
        const shuffled = parties.toSorted(() => ((numbers.next().value ?? 0) % 2 === 0 ? 1 : -1));
        const result = matchParties(parties, new PartyOpinionIndex(positions), answers);
        expect(matchParties(shuffled, new PartyOpinionIndex(positions), answers)).toEqual(result);
        const rows = result.matches.map(({ party, matchingAnswers }) => [-matchingAnswers, party.name] as const);
        expect(rows.toSorted((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))).toEqual(rows);
      }),
    );
  });

  it('never gives a percentage that is no number', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (matching, more) => {
        const percentage = matchPercentage(matching, matching + more);
        if (matching + more === 0) expect(percentage).toBeNull();
        else {
          expect(percentage).toBeGreaterThanOrEqual(0);
          expect(percentage).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it.each([
    [1, 3, 33.33],
    [2, 3, 66.67],
    [10, 12, 83.33],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, null],
  ])('%i of %i is %s %%', (matching, total, percentage) => {
    expect(matchPercentage(matching, total)).toBe(percentage);
  });
});
