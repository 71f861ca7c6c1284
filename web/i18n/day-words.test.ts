import { expect, test } from 'vitest';
import { required } from '#testing/required.ts';
import { formatDate } from './dates.ts';
import { dayWords } from './day-words.ts';

const FILES = import.meta.glob<{ onDate: string }>('./*/teacher-dashboard.json', { eager: true, import: 'default' });

const at = (year: number, month: number, day: number, hour = 12): Date => new Date(year, month - 1, day, hour);
const words = (date: Date, now: Date, language = 'nl-BE'): string => {
  const on = (text: string) =>
    required(FILES[`./${language}/teacher-dashboard.json`]?.onDate.replace('{{date}}', text));
  return dayWords(date.toISOString(), language, on, now);
};

test('says today and yesterday by the calendar, not by hours', () => {
  expect(words(at(2026, 11, 21, 0), at(2026, 11, 21, 23))).toBe('vandaag');
  expect(words(at(2026, 11, 20, 23), at(2026, 11, 21, 1))).toBe('gisteren');
});

test('says the day, and the year only when it is another one', () => {
  expect(words(at(2026, 11, 3), at(2026, 11, 21))).toBe('op 3 november');
  expect(words(at(2025, 12, 31), at(2026, 1, 2))).toBe('op 31 december 2025');
});

test.each([
  ['nl-BE', 'op 1 november', 'gisteren'],
  ['en', 'on 1 November', 'yesterday'],
  ['fr', 'le 1er novembre', 'hier'],
  ['de', 'am 1. November', 'gestern'],
])('in %s a date has its preposition, and a day that is named has none', (language, date, named) => {
  const now = at(2026, 11, 21);
  expect([words(at(2026, 11, 1), now, language), words(at(2026, 11, 20), now, language)]).toEqual([date, named]);
});

test.each([
  ['nl-BE', '1 november 2026 om 14:00'],
  ['en', '1 November 2026 at 14:00'],
  ['fr', '1er novembre 2026 à 14:00'],
  ['de', '1. November 2026 um 14:00'],
])('a moment in %s', (language, moment) => {
  expect(formatDate(at(2026, 11, 1, 14), language, { dateStyle: 'long', timeStyle: 'short' })).toBe(moment);
});
