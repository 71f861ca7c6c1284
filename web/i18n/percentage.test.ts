import { expect, it } from 'vitest';
import { matchPercentage } from '#shared/domain/matching.ts';
import { formatPercentage } from './percentage.ts';

it.each([
  [10, 12, '83,33\u00a0%'],
  [9, 12, '75\u00a0%'],
  [1, 3, '33,33\u00a0%'],
  [2, 3, '66,67\u00a0%'],
  [0, 3, '0\u00a0%'],
  [1, 8, '12,5\u00a0%'],
])('%i of %i is %s', (matching, total, text) => {
  expect(formatPercentage(matchPercentage(matching, total) ?? -1, 'nl-BE')).toBe(text);
});

it('follows the language', () => {
  expect(formatPercentage(66.666, 'en')).toBe('66.67%');
  expect(formatPercentage(66.666, 'de', 0)).toBe('67\u00a0%');
});
