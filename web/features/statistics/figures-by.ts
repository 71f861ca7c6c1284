// Adds the rows of the statistics up, for one chart.
import type { StatisticsFigures } from '#shared/contract/result.ts';

export type FigureRow = StatisticsFigures['rows'][number];
export const MEASURES = ['sessions', 'participants', 'answers'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Figure {
  key: string;
  value: number;
}

/** Takes the keys to show in their order; what has no row counts zero. */
export function figuresBy(
  rows: readonly FigureRow[],
  keys: readonly string[],
  keyOf: (row: FigureRow) => string,
  measure: Measure,
): Figure[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row[measure]);
  return keys.map((key) => ({ key, value: sums.get(key) ?? 0 }));
}

/** Gives every month from the first to the last one in the rows as `YYYY-MM`, without gaps, the newest first. */
export function monthsOf(rows: readonly FigureRow[]): string[] {
  const used = rows.map(({ month }) => month).sort();
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  let [year = 0, month = 1] = first.split('-').map(Number);
  for (let now = first; now <= last; ) {
    months.push(now);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    now = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  }
  return months.reverse();
}
