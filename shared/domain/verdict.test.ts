import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

type Counts = readonly (number | readonly [number, number])[];
const of = (counts: Counts) =>
  verdictOf(
    counts.map((one, at) => {
      const [count, hands] = typeof one === 'number' ? [one, 0] : one;
      return { opinion: 'abcdef'.charAt(at), count, hands };
    }),
  );

it.each([
  [[0, 0, 0], null, null],
  [[0, 7, 0], 'everybody', 'b'],
  [[8, 2], 'nearly', 'a'],
  [[79, 21], 'majority', 'a'],
  [[9, 3, 10], 'divided', null],
  [[11, 9], 'divided', null],
  [[45, 55], 'divided', null],
  [[44, 56], 'majority', 'b'],
  [[5, 5, 5], 'divided', null],
  [[10, 5, 5], 'most', 'a'],
  [[4, 3, 2, 1], 'divided', null],
  [[5, 3, 2, 1], 'most', 'a'],
  [
    [
      [0, 3],
      [9, 0],
    ],
    'majority',
    'b',
  ],
  [
    [
      [0, 9],
      [0, 0],
    ],
    'everybody',
    'a',
  ],
] as const)('%j is %s %s', (counts, kind, opinion) => {
  expect(of(counts)).toEqual(kind === null ? null : { kind, opinion });
});
