import { expect, it } from 'vitest';
import { scoreDecimals } from './score-decimals.ts';

it.each([
  ['whole, if all read differently', [58.97, 36.54, 0], [0, 0, 0]],
  ['with a decimal if another one would read alike, and only then', [58.97, 37.18, 36.54], [0, 1, 1]],
  ['whole, if they are equal', [37.18, 37.18], [0, 0]],
  ['with a decimal, though equal, if a third one would read like them', [37.18, 37.18, 36.54], [1, 1, 1]],
  ['whole beside figures that are not shown', [36.54, null, null], [0, 0, 0]],
])('shares are %s', (_, shares, decimals) => {
  expect(scoreDecimals(shares)).toEqual(decimals);
});
