// Days relative to today, in words.
import { formatDate } from './dates.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/**
 * Returns “vandaag”, “gisteren” or “op 3 november”, with the year if it is not this one. `on` puts the preposition before a date, as the
 * language wants it.
 */
export function dayWords(
  timestamp: string,
  language: string,
  on: (date: string) => string,
  now: Date = new Date(),
): string {
  const date = new Date(timestamp);
  const ago = dayOf(now) - dayOf(date);
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  const isThisYear = date.getFullYear() === now.getFullYear();
  return on(formatDate(date, language, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }));
}
