import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

const at = (year: number, month: number, day: number, hour = 12): Date => new Date(year, month - 1, day, hour);
const words = (date: Date, now: Date): string => dayWords(date.toISOString(), 'nl-BE', now);

test('says today and yesterday by the calendar, not by hours', () => {
  expect(words(at(2026, 11, 21, 0), at(2026, 11, 21, 23))).toBe('vandaag');
  expect(words(at(2026, 11, 20, 23), at(2026, 11, 21, 1))).toBe('gisteren');
});

test('says the day, and the year only when it is another one', () => {
  expect(words(at(2026, 11, 3), at(2026, 11, 21))).toBe('3 november');
  expect(words(at(2025, 12, 31), at(2026, 1, 2))).toBe('31 december 2025');
});
