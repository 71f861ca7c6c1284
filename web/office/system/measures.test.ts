import { expect, it } from 'vitest';
import { ageWords, sizeWords } from './measures.ts';

it.each([
  [0, 'nl-BE', '0 kB'],
  [1, 'nl-BE', '1 kB'],
  [999_400, 'nl-BE', '1.000 kB'],
  [1_240_000, 'nl-BE', '1,2 MB'],
  [56_700_000, 'nl-BE', '57 MB'],
  [9_960_000_000, 'en', '10 GB'],
  [1_240_000, 'fr', '1,2 Mo'],
  [3e15, 'de', '3.000 TB'],
])('%d bytes in %s are %s', (bytes, language, words) => {
  expect(sizeWords(bytes, language).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

const NOW = Date.parse('2026-11-24T12:00:00Z');
it.each([
  ['2026-11-24T11:59:30Z', 'nl-BE', '1 minuut geleden'],
  ['2026-11-24T11:01:00Z', 'nl-BE', '59 minuten geleden'],
  ['2026-11-24T11:00:00Z', 'nl-BE', '1 uur geleden'],
  ['2026-11-22T12:00:01Z', 'en', '47 hours ago'],
  ['2026-11-22T12:00:00Z', 'de', 'vor 2 Tagen'],
  ['2026-10-22T12:00:00Z', 'fr', 'il y a 33 jours'],
  ['2026-11-24T12:05:00Z', 'nl-BE', '1 minuut geleden'],
])('%s in %s is %s', (at, language, words) => {
  expect(ageWords(at, language, NOW).replaceAll('\u00a0', ' ')).toBe(words);
});
