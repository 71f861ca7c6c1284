import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEW, PAIRED_MIN } from './limits.ts';
import { type AnswerPair, answerPair, isLastShiftDue, isShiftDue, NO_SHIFT, shiftOf } from './shift.ts';
import { SKIP } from './skip.ts';

const OPTIONS = ['A', 'B', 'C', 'D'];
const option = fc.constantFrom(...OPTIONS);
const pair = fc.record({ first: option, second: option });
const classes = fc.array(pair, { maxLength: 25 });

const votes = (...ways: [string, number][]): AnswerPair[] =>
  ways.flatMap(([way, count]) =>
    Array.from({ length: count }, () => ({ first: way.charAt(0), second: way.charAt(1) })),
  );

const countsOf = (pairs: readonly AnswerPair[], round: keyof AnswerPair) =>
  OPTIONS.map((opinion) => pairs.filter((one) => one[round] === opinion).length);
const changedOf = (pairs: readonly AnswerPair[]) => pairs.filter(({ first, second }) => first !== second).length;

describe('a shift', () => {
  it('pairs who answered twice without skipping', () => {
    expect(answerPair('A', 'B')).toEqual({ first: 'A', second: 'B' });
    for (const [first, second] of [
      [null, 'A'],
      ['A', null],
      [SKIP, 'A'],
      ['A', SKIP],
    ] as const)
      expect(answerPair(first, second)).toBeNull();
  });

  it('says how many chose what before and after, and how many changed', () => {
    expect(shiftOf(votes(['AA', 5], ['AB', 4], ['CC', 3], ['CA', 2]), ['A', 'B', 'C'])).toEqual({
      paired: 14,
      changed: 6,
      before: [
        { opinion: 'A', count: 9 },
        { opinion: 'B', count: 0 },
        { opinion: 'C', count: 5 },
      ],
      after: [
        { opinion: 'A', count: 7 },
        { opinion: 'B', count: 4 },
        { opinion: 'C', count: 3 },
      ],
    });
  });

  it('says nothing about fewer than five', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: PAIRED_MIN - 1 }), (few) => {
        expect(shiftOf(few, OPTIONS)).toEqual(NO_SHIFT);
      }),
    );
  });

  it('never says that one or two changed, or that all but one or two did', () => {
    fc.assert(
      fc.property(classes, (pairs) => {
        const { changed } = shiftOf(pairs, OPTIONS);
        if (changed === null) return;
        expect(changed).toBe(changedOf(pairs));
        for (const count of [changed, pairs.length - changed]) expect(count === 0 || count > FEW).toBe(true);
      }),
    );
  });

  it('says the same of all classes with equal counts in both rounds and equally many who changed', () => {
    const shuffledPairs = fc.tuple(classes, fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(shuffledPairs, ([pairs, chances]) => {
        // The same first and second answers, given to each other in another order.
        const seconds = pairs
          .map(({ second }) => ({ second, chance: chances.next().value ?? 0 }))
          .sort((a, b) => a.chance - b.chance);
        const other = pairs.map(({ first }, at) => ({ first, second: seconds[at]?.second ?? first }));
        for (const round of ['first', 'second'] as const)
          expect(countsOf(other, round)).toEqual(countsOf(pairs, round));
        if (changedOf(other) !== changedOf(pairs)) return;
        expect(JSON.stringify(shiftOf(other, OPTIONS))).toBe(JSON.stringify(shiftOf(pairs, OPTIONS)));
      }),
    );
  });

  it('hides the counts where all were of one mind and one or two left it or came to it', () => {
    expect(shiftOf(votes(['AA', 5], ['AB', 1]), OPTIONS)).toEqual({ ...NO_SHIFT, paired: 6 });
    expect(shiftOf(votes(['AA', 3], ['BA', 3], ['CA', 2]), OPTIONS)).toMatchObject({
      changed: 5,
      before: null,
      after: null,
    });
    expect(shiftOf(votes(['AA', 3], ['BA', 3], ['CA', 3]), OPTIONS)).toMatchObject({
      changed: 6,
      before: [{}, {}, {}, {}],
    });
  });

  it('hides how many changed where at most two options occur: the counts say who went where', () => {
    expect(shiftOf(votes(['AA', 4], ['AB', 4]), OPTIONS)).toMatchObject({
      changed: null,
      before: [{ count: 8 }, {}, {}, {}],
    });
    expect(shiftOf(votes(['AA', 4], ['AB', 3], ['CB', 3]), OPTIONS).changed).toBe(6);
  });

  it.each([
    ['four are paired', 4, 12, 9, false],
    ['five are, and three quarters answered again', 5, 12, 9, true],
    ['one less than three quarters did', 8, 11, 8, false],
    ['nobody of the first round is missing', 5, 5, 5, true],
  ])('is worked out while the round runs: %s', (_, paired, before, again, isDue) => {
    expect(isShiftDue(paired, { before, again })).toBe(isDue);
  });

  it.each([
    ['never before, with five', 5, null, 3, true],
    ['never before, with four', 4, null, 3, false],
    ['five more', 14, 9, 5, true],
    ['four more', 13, 9, 3, false],
    ['five more, where the step is six', 14, 9, 6, false],
    ['fewer, because some forgot', 7, 9, 3, false],
  ])('is worked out once more at the end: %s', (_, paired, shown, step, isDue) => {
    expect(isLastShiftDue(paired, shown, step)).toBe(isDue);
  });
});
