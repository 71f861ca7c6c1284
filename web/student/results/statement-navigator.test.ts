import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { navigatorWindow } from '#web/student/results/statement-navigator.tsx';

const place = fc
  .integer({ min: 1, max: 200 })
  .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 1, max: total })));

describe('the navigator', () => {
  it('shows every number up to nine, else seven cells', () => {
    fc.assert(
      fc.property(place, ([total, current]) => {
        expect(navigatorWindow(total, current)).toHaveLength(total <= 9 ? total : 7);
      }),
    );
  });

  it('shows what fits of a narrow phone, at least five cells', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), ([total, current], fitting) => {
        const cells = navigatorWindow(total, current, fitting);
        expect(cells.length).toBeLessThanOrEqual(total <= 9 ? total : Math.max(5, fitting));
        if (total <= 9) expect(cells).toHaveLength(total);
        for (const shown of [1, total, current]) expect(cells).toContain(shown);
        for (const [at, cell] of cells.entries()) {
          const [before, after] = [cells[at - 1], cells[at + 1]];
          if (cell === 'gap' && typeof before === 'number' && typeof after === 'number')
            expect(after - before).toBeGreaterThan(2);
        }
      }),
    );
  });

  it('always shows the first, the last, the current one and its neighbours, in order', () => {
    fc.assert(
      fc.property(place, ([total, current]) => {
        const numbers = navigatorWindow(total, current).filter((cell) => cell !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        for (const shown of [1, total, current, Math.max(1, current - 1), Math.min(total, current + 1)])
          expect(numbers).toContain(shown);
      }),
    );
  });

  it('never puts a gap where one number would fit', () => {
    fc.assert(
      fc.property(place, ([total, current]) => {
        const cells = navigatorWindow(total, current);
        for (const [at, cell] of cells.entries()) {
          const [before, after] = [cells[at - 1], cells[at + 1]];
          if (cell === 'gap' && typeof before === 'number' && typeof after === 'number')
            expect(after - before).toBeGreaterThan(2);
        }
      }),
    );
  });

  it.each([
    [12, 1, '1 2 3 4 5 … 12'],
    [12, 6, '1 … 5 6 7 … 12'],
    [12, 9, '1 … 8 9 10 11 12'],
    [9, 5, '1 2 3 4 5 6 7 8 9'],
    [12, 3, '1 2 3 … 12', 5],
    [12, 4, '1 … 4 … 12', 6],
    [12, 10, '1 … 10 11 12', 5],
    [6, 2, '1 2 3 4 5 6', 6],
  ])('of %i at %i: %s', (total, current, shown, fitting = 9) => {
    expect(
      navigatorWindow(total, current, fitting)
        .map((cell) => (cell === 'gap' ? '…' : cell))
        .join(' '),
    ).toBe(shown);
  });
});
