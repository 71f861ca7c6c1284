import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealParty } from './lot.ts';

const parties = fc.integer({ min: 1, max: 9 }).map((count) => Array.from({ length: count }, (_, at) => `p${at}`));

/** Students who join (null) and who leave (the number of one who joined), in any order. */
const events = fc.array(fc.option(fc.nat(30), { nil: null, freq: 3 }), { maxLength: 60 });

it('gives each student who joins one of the parties with fewest students, no matter who left before', () => {
  fc.assert(
    fc.property(parties, events, fc.infiniteStream(fc.nat()), (ids, joins, numbers) => {
      const seats: string[] = [];
      for (const leaving of joins) {
        if (leaving !== null && seats.length > 0) {
          seats.splice(leaving % seats.length, 1);
          continue;
        }
        const counts = new Map(ids.map((id) => [id, seats.filter((seat) => seat === id).length]));
        const dealt = dealParty(ids, counts, (below) => (numbers.next().value ?? 0) % below) ?? 'none';
        expect(counts.get(dealt)).toBe(Math.min(...counts.values()));
        seats.push(dealt);
      }
    }),
  );
});

it('keeps most and fewest within one while nobody leaves', () => {
  fc.assert(
    fc.property(parties, fc.nat(40), fc.infiniteStream(fc.nat()), (ids, students, numbers) => {
      const counts = new Map<string, number>();
      for (let at = 0; at < students; at++) {
        const dealt = dealParty(ids, counts, (below) => (numbers.next().value ?? 0) % below) ?? 'none';
        counts.set(dealt, (counts.get(dealt) ?? 0) + 1);
        const all = ids.map((id) => counts.get(id) ?? 0);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('can deal any of them', () => {
  const first = (at: number) => dealParty(['a', 'b', 'c'], new Map([['b', 1]]), (below) => at % below);
  expect([first(0), first(1)]).toEqual(['a', 'c']);
  expect(dealParty([], new Map(), () => 0)).toBeNull();
});
