import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnswerCount } from '#shared/domain/group-results.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { countStudents, withoutFew } from './few-players.ts';

const OPINIONS = ['Ja', 'Nee'];
const PARTIES = ['a', 'b', 'c'];
const STATEMENTS = ['s1', 's2'];
const count = fc.record({ opinion: fc.constantFrom(...OPINIONS, SKIP), count: fc.integer({ min: 1, max: 4 }) });
/** For each statement and party how often each opinion was given. */
const game = fc
  .tuple(...STATEMENTS.flatMap(() => PARTIES.map(() => fc.uniqueArray(count, { selector: ({ opinion }) => opinion }))))
  .map((cells) =>
    STATEMENTS.flatMap((statementId, s) =>
      PARTIES.flatMap((partyId, p) =>
        (cells[s * PARTIES.length + p] ?? []).map((one): AnswerCount => ({ statementId, partyId, ...one })),
      ),
    ),
  );
const playersOf = (counts: readonly AnswerCount[], statementId: string, partyId: string): number =>
  counts
    .filter((one) => one.statementId === statementId && one.partyId === partyId && one.opinion !== SKIP)
    .reduce((sum, one) => sum + one.count, 0);

it('says nothing of a party that few played, by itself or by what is left of a sum', () => {
  fc.assert(
    fc.property(game, (counts) => {
      const { all, ofParties } = withoutFew(counts);
      for (const statementId of STATEMENTS) {
        for (const partyId of PARTIES) {
          const players = playersOf(counts, statementId, partyId);
          expect(playersOf(ofParties, statementId, partyId)).toBe(players < 3 ? 0 : players);
        }
        const left = all.filter((one) => one.statementId === statementId && !ofParties.includes(one));
        if (left.length === 0) continue;
        expect(new Set(left.map(({ partyId }) => partyId)).size, 'of several parties').toBeGreaterThan(1);
        expect(left.reduce((sum, one) => sum + one.count, 0)).toBeGreaterThanOrEqual(3);
      }
      expect(countStudents(all)).toBeLessThanOrEqual(
        Math.max(...STATEMENTS.map((id) => PARTIES.reduce((sum, party) => sum + playersOf(counts, id, party), 0))),
      );
    }),
  );
});

it('leaves out the players of one small party alone, skips included', () => {
  const big = { statementId: 's1', partyId: 'a', opinion: 'Ja', count: 4 };
  const small = { statementId: 's1', partyId: 'b', opinion: 'Nee', count: 2 };
  const skipped = { statementId: 's1', partyId: 'b', opinion: SKIP, count: 1 };
  const other = { statementId: 's1', partyId: 'c', opinion: 'Ja', count: 1 };
  expect(withoutFew([big, small, skipped]).all).toEqual([big]);
  expect(withoutFew([big, small, other]).all).toEqual([big, small, other]);
  expect(withoutFew([big, { ...small, count: 1 }, other]).all, 'two in all').toEqual([big]);
});
