import { describe, expect, it } from 'vitest';
import { countAt, type DrawnResult, REVEAL_MS, revealKind, revealSpans, SEAT_MS, seatStart } from './reveal.ts';

const drawn = (over: Partial<DrawnResult> = {}): DrawnResult => ({
  statementId: 'a',
  round: 1,
  takenAt: null,
  ...over,
});
const taken = (takenAt: string, over: Partial<DrawnResult> = {}) => drawn({ takenAt, ...over });

describe('which result is revealed', () => {
  it.each([
    ['the first one of a page, as after a reload', null, taken('1'), 'none'],
    ['of the statement that was drawn without one', drawn(), taken('1'), 'full'],
    ['the same one again', taken('1'), taken('1'), 'none'],
    ['a newer one', taken('1'), taken('2'), 'update'],
    ['of another statement', drawn({ statementId: 'b' }), taken('1'), 'none'],
    ['of the second round, which was drawn without one', drawn({ round: 2 }), taken('3', { round: 2 }), 'full'],
    ['of the second round, after one of the first', taken('1'), taken('3', { round: 2 }), 'none'],
    ['none yet', drawn(), drawn(), 'none'],
  ] as const)('%s', (_, before, now, kind) => expect(revealKind(before, now)).toBe(kind));
});

describe('when', () => {
  it.each([[[9, 3, 10]], [[1, 1]], [[75, 0, 75]], [[0, 12, 0]], [[150]], [[2, 2, 2, 2, 2]]])(
    '%j: the last seat has its colour after 2.4 seconds',
    (seats) => {
      const spans = revealSpans(seats);
      expect(Math.max(...spans.map(({ to }) => to))).toBeCloseTo(REVEAL_MS);
      const starts = spans.flatMap((span, option) =>
        Array.from({ length: seats[option] ?? 0 }, (_, at) => seatStart(span, at, seats[option] ?? 0)),
      );
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(400);
      expect(Math.max(...starts) + SEAT_MS).toBeLessThanOrEqual(REVEAL_MS + SEAT_MS);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    },
  );

  it('rests once, before the last option that somebody chose', () => {
    const spans = revealSpans([2, 2, 2, 0]);
    const rests = spans.slice(1).map(({ from }, at) => Math.round(from - (spans[at]?.to ?? 0)));
    expect(rests).toEqual([0, 500, 0]);
    expect(revealSpans([5, 0])[0]).toEqual({ from: 400, to: REVEAL_MS });
  });

  it('gives every seat the same time', () => {
    const [large, small] = revealSpans([30, 10]);
    expect((large?.to ?? 0) - (large?.from ?? 0)).toBeCloseTo(3 * ((small?.to ?? 0) - (small?.from ?? 0)));
  });
});

describe('the number of an option', () => {
  const span = { from: 400, to: 1400 };
  it.each([
    [0, 0, 10, 0],
    [400, 0, 10, 0],
    [900, 0, 10, 5],
    [1399, 0, 10, 9],
    [1400, 0, 10, 10],
    [900, 10, 4, 7],
    [900, 4, 4, 4],
  ])('at %i ms from %i to %i is %i', (time, before, after, count) =>
    expect(countAt(span, time, before, after)).toBe(count),
  );
});
