import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHOWN_STEP } from './limits.ts';
import { mayTakeSnapshot, stepOf } from './shown.ts';
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
