const KILO = 1_000;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const MINUTE_MS = 60_000;
/** The most milliseconds for each unit. */
const AGES = [
  ['minute', MINUTE_MS, 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS, 48 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS, Number.POSITIVE_INFINITY],
] as const;

/** Returns “1,2 MB”, “1,2 Mo”: at least a kilobyte, with one figure behind the comma below ten. */
export function sizeWords(bytes: number, language: string): string {
  let value = bytes / KILO;
  let at = 0;
  while (value >= KILO && at < UNITS.length - 1) {
    value /= KILO;
    at += 1;
  }
  const unit = UNITS[at] ?? 'terabyte';
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 && at > 0 ? 1 : 0,
  }).format(at === 0 ? Math.ceil(value) : value);
}

/** Returns “3 uur geleden”, and at least a minute: even if the clock is behind the server's. */
export function ageWords(timestamp: string, language: string, now: number = Date.now()): string {
  const age = now - Date.parse(timestamp);
  const [unit, length] = AGES.find(([, , until]) => age < until) ?? AGES[2];
  const count = Math.max(1, Math.floor(age / length));
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-count, unit);
}
