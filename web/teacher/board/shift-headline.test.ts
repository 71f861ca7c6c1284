import { expect, it } from 'vitest';
import type { Shift } from '#shared/domain/shift.ts';
import { shiftRows } from '#shared/domain/shift-words.ts';
import { shiftHeadline } from './shift-headline.ts';

const OPTIONS = ['Eens', 'Neutraal', 'Oneens'];
const counts = (numbers: readonly number[]) => numbers.map((count, at) => ({ opinion: OPTIONS[at] ?? '', count }));
const of = (paired: number | null, changed: number | null, before: number[] | null, after: number[] | null) => {
  const shift: Shift = { paired, changed, before: before && counts(before), after: after && counts(after) };
  const shown = counts([9, 3, 10]).map((one) => ({ ...one, color: '#123456' }));
  return shiftHeadline(shift, shiftRows(shift, shown));
};

it('says how many chose something else', () => {
  expect(of(22, 7, [12, 0, 10], [8, 4, 10])).toEqual({ kind: 'changed', count: 7, paired: 22 });
  expect(of(22, 0, [12, 0, 10], [12, 0, 10])).toEqual({ kind: 'nobody', paired: 22 });
  expect(of(22, 22, [12, 0, 10], [10, 2, 10])).toEqual({ kind: 'everybody', paired: 22 });
  expect(of(22, 7, null, null)).toEqual({ kind: 'changed', count: 7, paired: 22 });
});

it('says the largest difference of an option where that number is held back', () => {
  expect(of(20, null, [12, 0, 8], [8, 0, 12])).toEqual({
    kind: 'less',
    count: 4,
    opinion: 'Eens',
    why: 'changedHidden',
  });
  expect(of(20, null, [8, 2, 10], [8, 5, 7])).toMatchObject({ kind: 'more', count: 3, opinion: 'Neutraal' });
  expect(of(20, null, [10, 0, 10], [10, 0, 10])).toEqual({ kind: 'same', why: 'changedHidden' });
});

it('says only how many voted twice where nothing else may be known, and too few before that', () => {
  expect(of(20, null, null, null)).toEqual({ kind: 'paired', paired: 20, why: 'barsHidden' });
  expect(of(null, null, null, null)).toEqual({ kind: 'tooFew' });
});
