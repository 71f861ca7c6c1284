import { expect, test } from 'vitest';
import { matchesSearch } from './text-search.ts';

test('finds without case, accents or order of words', () => {
  expect(matchesSearch('Enquête derdejaars', ' ENQUETE ')).toBe(true);
  expect(matchesSearch('Politiek debat 5A', '5a poli')).toBe(true);
  expect(matchesSearch('Politiek debat 5A', '5b')).toBe(false);
  expect(matchesSearch('Politiek debat 5A', '')).toBe(true);
});
