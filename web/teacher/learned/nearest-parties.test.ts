import { expect, it } from 'vitest';
import { nearestParties } from './nearest-parties.ts';

it.each([
  [
    'the one with most',
    [
      [3, 9],
      [6, 9],
      [5, 9],
    ],
    [1],
  ],
  [
    'by share, where parties have answered differently many statements',
    [
      [3, 6],
      [4, 9],
    ],
    [0],
  ],
  [
    'all of equals',
    [
      [6, 9],
      [5, 9],
      [6, 9],
    ],
    [0, 2],
  ],
  [
    'none where nobody agrees',
    [
      [0, 9],
      [0, 9],
    ],
    [],
  ],
  [
    'none without answers, or where figures are not shown',
    [
      [0, 0],
      [null, 9],
    ],
    [],
  ],
  ['none of no parties', [], []],
] as const)('the nearest parties are %s', (_, scores, expected) => {
  const all = scores.map(([count, total], at) => ({ at, count, total }));
  expect(nearestParties(all).map(({ at }) => at)).toEqual(expected);
});
