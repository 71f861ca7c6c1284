import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_MAX, SHOWN_STEP, STEP_MAX } from './limits.ts';
import { firstThreshold, mayTakeSnapshot, stepOf, stepSize } from './shown.ts';
import type { Phase } from './voting-session.ts';

const ONGOING: Phase = { name: 'studentTempo' };
const RESULTS: Phase = { name: 'results' };

/** A class that answers and changes one by one, with a screen that asks after every step. Returns who moved before each snapshot. */
function play(students: number, movers: readonly number[], step: number): { moved: Set<number>; isFirst: boolean }[] {
  const answered = new Set<number>();
  let moved = new Set<number>();
  const taken: { moved: Set<number>; isFirst: boolean }[] = [];
  for (const mover of movers) {
    answered.add(mover % students);
    moved.add(mover % students);
    const isShown = taken.length > 0;
    const progress = { participants: students, answered: answered.size, pending: moved.size, isShown };
    if (!mayTakeSnapshot(ONGOING, step, progress)) continue;
    taken.push({ moved, isFirst: !isShown });
    moved = new Set();
  }
  return taken;
}

it('lets two snapshots differ by as many students as the step, or the first one have everybody', () => {
  const game = fc.record({
    students: fc.integer({ min: 1, max: 12 }),
    movers: fc.array(fc.nat(), { maxLength: 60 }),
    minCount: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(game, ({ students, movers, minCount }) => {
      const step = stepOf(minCount);
      expect(step).toBeGreaterThanOrEqual(Math.max(minCount, SHOWN_STEP));
      for (const { moved, isFirst } of play(students, movers, step))
        expect(moved.size >= step || (isFirst && moved.size === students)).toBe(true);
    }),
  );
});

it('shows what waits once the game is over, and nothing where nothing waits', () => {
  const progress = { participants: 5, answered: 4, pending: 1, isShown: true };
  expect(mayTakeSnapshot(ONGOING, 3, progress)).toBe(false);
  expect(mayTakeSnapshot(RESULTS, 3, progress)).toBe(true);
  expect(mayTakeSnapshot(RESULTS, 3, { ...progress, pending: 0 })).toBe(false);
});

it('takes none before the start and after archiving, and one where nobody joined', () => {
  const progress = { participants: 0, answered: 0, pending: 0, isShown: false };
  expect(mayTakeSnapshot({ name: 'draft' }, 3, progress)).toBe(false);
  expect(mayTakeSnapshot({ name: 'archived', reachedResults: true }, 3, progress)).toBe(false);
  expect(mayTakeSnapshot(ONGOING, 3, progress)).toBe(true);
  expect(mayTakeSnapshot(ONGOING, 3, { ...progress, isShown: true })).toBe(false);
});

it.each([
  [0, 3, 3],
  [4, 3, 3],
  [7, 4, 3],
  [10, 5, 3],
  [12, 6, 3],
  [13, 7, 4],
  [16, 8, 4],
  [17, 8, 5],
  [24, 8, 6],
  [2_000, 8, 6],
])('of %i students the first figure needs %i, the next ones %i more', (participants, first, step) => {
  expect([firstThreshold(participants, 0), stepSize(participants, 0)]).toEqual([first, step]);
});

it('needs more in a larger class, never fewer than RESULTS_MIN_COUNT, and otherwise never too many', () => {
  const size = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 0, max: 20 }), (one, other, minCount) => {
      for (const [needed, most] of [
        [firstThreshold, FIRST_MAX],
        [stepSize, STEP_MAX],
      ] as const) {
        const of = needed(one, minCount);
        expect(of).toBeGreaterThanOrEqual(Math.max(SHOWN_STEP, minCount));
        expect(of).toBeLessThanOrEqual(Math.max(most, minCount));
        if (one <= other) expect(of).toBeLessThanOrEqual(needed(other, minCount));
      }
    }),
  );
});
