// Days as a person says them.

const DAY_MS = 86_400_000;
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** Takes a timestamp; gives “vandaag”, “gisteren”, “3 november”, and the year where it is another one. */
export function dayWords(timestamp: string, language: string, now: Date = new Date()): string {
  const date = new Date(timestamp);
  const ago = dayOf(now) - dayOf(date);
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
