import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_MAX, SHOWN_STEP, SHOWN_TIMES, STEP_MAX } from './limits.ts';
import {
  endTakesSnapshot,
  firstThreshold,
  isEnough,
  neededForSnapshot,
  type ShownProgress,
  type StepRule,
  stepRuleOf,
  stepSize,
} from './shown.ts';
import type { Phase } from './voting-session.ts';

const atLeast = (resultsMinCount: number): StepRule => ({ resultsMinCount, isCapped: true });

const ONGOING: Phase = { name: 'studentTempo' };

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
  expect([firstThreshold(participants, atLeast(0)), stepSize(participants, atLeast(0))]).toEqual([first, step]);
});

it.each([
  [4, 3, 3],
  [10, 5, 3],
  [24, 12, 6],
  [40, 20, 10],
])('with `aggregates_only` of %i students it is %i, half of them, and %i, a quarter', (participants, first, step) => {
  const rule = stepRuleOf(new Set(['aggregates_only']), 0);
  expect([firstThreshold(participants, rule), stepSize(participants, rule)]).toEqual([first, step]);
  expect(stepRuleOf(new Set(['own_arguments']), 0).isCapped).toBe(true);
});

it('needs more in a larger class, never fewer than RESULTS_MIN_COUNT, and otherwise never too many', () => {
  const size = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 0, max: 20 }), (one, other, minCount) => {
      for (const [needed, most] of [
        [firstThreshold, FIRST_MAX],
        [stepSize, STEP_MAX],
      ] as const) {
        const of = needed(one, atLeast(minCount));
        expect(of).toBeGreaterThanOrEqual(Math.max(SHOWN_STEP, minCount));
        expect(of).toBeLessThanOrEqual(Math.max(most, minCount));
        if (one <= other) expect(of).toBeLessThanOrEqual(needed(other, atLeast(minCount)));
      }
    }),
  );
});

/** A class that answers and changes one by one, read after every answer. Returns new answerers before each snapshot. */
function play(participants: number, movers: readonly number[], minCount: number): Set<number>[] {
  const answered = new Set<number>();
  let newcomers = new Set<number>();
  const taken: Set<number>[] = [];
  for (const mover of movers.map((one) => one % participants)) {
    if (!answered.has(mover)) newcomers.add(mover);
    answered.add(mover);
    const progress: ShownProgress = {
      participants,
      everAnswered: answered.size,
      answered: answered.size,
      newcomers: newcomers.size,
      taken: taken.length,
      isCounted: taken.length > 0,
    };
    if (!isEnough(progress.newcomers, neededForSnapshot(ONGOING, progress, atLeast(minCount)))) continue;
    taken.push(newcomers);
    newcomers = new Set();
  }
  return taken;
}

it('shows a class three times at most, each with a step of students who had not answered before', () => {
  const game = fc.record({
    students: fc.integer({ min: 1, max: 40 }),
    movers: fc.array(fc.nat(), { maxLength: 120 }),
    minCount: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(game, ({ students, movers, minCount }) => {
      const [first, ...next] = play(students, movers, minCount);
      if (first !== undefined)
        expect(first.size >= firstThreshold(students, atLeast(minCount)) || first.size === students).toBe(true);
      for (const newcomers of next)
        expect(newcomers.size).toBeGreaterThanOrEqual(stepSize(students, atLeast(minCount)));
      expect(next.length).toBeLessThan(SHOWN_TIMES);
    }),
  );
});

const progressOf = (progress: Partial<ShownProgress>): ShownProgress => ({
  participants: 24,
  everAnswered: 20,
  answered: 20,
  newcomers: 0,
  taken: 1,
  isCounted: true,
  ...progress,
});

it('is taken while the class plays only, and where nobody joined as well', () => {
  const silent = progressOf({ participants: 0, everAnswered: 0, answered: 0, taken: 0, isCounted: false });
  for (const phase of [{ name: 'draft' }, { name: 'results' }, { name: 'archived', reachedResults: true }] as const)
    expect(neededForSnapshot(phase, silent, atLeast(0))).toBeNull();
  expect(neededForSnapshot(ONGOING, silent, atLeast(0))).toBe(0);
});

it('is always taken where everybody who joined has answered, however few they are and whoever had forgotten', () => {
  const joined = fc.record({
    participants: fc.integer({ min: 1, max: 40 }),
    returned: fc.nat({ max: 40 }),
    minCount: fc.integer({ min: 0, max: 50 }),
  });
  fc.assert(
    fc.property(joined, ({ participants, returned, minCount }) => {
      const newcomers = Math.max(0, participants - returned);
      const all = progressOf({ participants, answered: participants, newcomers, taken: 0, isCounted: false });
      expect(isEnough(newcomers, neededForSnapshot(ONGOING, all, atLeast(minCount)))).toBe(true);
    }),
  );
});

it.each([
  ['the first of a large class', { answered: 3, newcomers: 3, taken: 0 }, 8],
  ['the first of a class of two: both', { participants: 2, answered: 1, newcomers: 1, taken: 0 }, 2],
  [
    'the first where all answered, and one of them had forgotten',
    { participants: 4, answered: 4, newcomers: 3, taken: 0 },
    3,
  ],
  ['the next one', { newcomers: 2 }, 6],
  ['the next one, enough', { newcomers: 7 }, 6],
  ['a fourth one', { newcomers: 7, taken: SHOWN_TIMES }, null],
])('says how many newcomers are needed for %s', (_, progress, needed) => {
  expect(neededForSnapshot(ONGOING, progressOf(progress), atLeast(0))).toBe(needed);
});

it.each([
  ['nobody answered', { everAnswered: 0, answered: 0, taken: 0, isCounted: false }, false],
  [
    'one answered, and nothing was shown',
    { everAnswered: 1, answered: 1, newcomers: 1, taken: 0, isCounted: false },
    true,
  ],
  ['one less than a step came since', { newcomers: 5 }, false],
  ['a step came since', { newcomers: 6 }, true],
  ['a step came since, after three snapshots', { newcomers: 6, taken: SHOWN_TIMES }, true],
  ['a few answered again, and nothing was shown of that round', { answered: 4, newcomers: 4, taken: 0 }, false],
  ['everybody answered again', { participants: 2, everAnswered: 2, answered: 2, newcomers: 2, taken: 0 }, true],
  ['the last one answered', { participants: 20, newcomers: 1 }, false],
])('the end takes a last one, or not: %s', (_, progress, takes) => {
  expect(endTakesSnapshot(progressOf(progress), atLeast(0))).toBe(takes);
});
