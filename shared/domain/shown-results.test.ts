import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Figures, nextShown } from './shown-results.ts';

const of = (count: number, total = 20) => [{ partyId: 'p', count, total }];

describe('what is shown of a group, with a minimum of 5', () => {
  it('is nothing before five students have answered', () => {
    expect(nextShown(null, of(12), 4, 5)).toEqual([{ partyId: 'p', count: null, total: 20 }]);
    expect(nextShown(null, of(12), 5, 5)).toEqual(of(12));
  });
  it('hides a count below the minimum', () => {
    expect(nextShown(null, of(4), 9, 5)).toEqual([{ partyId: 'p', count: null, total: 20 }]);
  });
  it('stays as it is while fewer than five students have answered since', () => {
    expect(nextShown(of(6, 8), of(30, 40), 4, 5)).toEqual(of(6, 8));
  });
  it('waits with a change below the minimum, up or down', () => {
    expect(nextShown(of(6, 8), of(10, 15), 5, 5)).toEqual(of(6, 8));
    expect(nextShown(of(6, 8), of(11, 15), 5, 5)).toEqual(of(11, 15));
    expect(nextShown(of(16, 20), of(12, 20), 5, 5)).toEqual(of(16, 20));
    expect(nextShown(of(16, 20), of(3, 20), 13, 5)).toEqual([{ partyId: 'p', count: null, total: 20 }]);
  });

  it('never lets two readings, however they follow each other, differ by less than the minimum', () => {
    const step = fc.record({ count: fc.nat(40), students: fc.nat(12) });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.array(step, { minLength: 2, maxLength: 40 }),
        (minCount, steps) => {
          let shown: readonly Figures[] | null = null;
          let last: number | null = null;
          for (const { count, students } of steps) {
            shown = nextShown(shown, of(count, 40), students, minCount);
            const seen = shown[0]?.count ?? null;
            if (seen !== null) {
              expect(seen).toBeGreaterThanOrEqual(minCount);
              if (last !== null && seen !== last) expect(Math.abs(seen - last)).toBeGreaterThanOrEqual(minCount);
            }
            // What was hidden in between is forgotten: only counts that were seen can be compared.
            last = seen;
          }
        },
      ),
    );
  });
});
