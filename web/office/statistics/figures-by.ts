import type { StatisticsFigures } from '#shared/contract/statistics.ts';

export type FigureRow = StatisticsFigures['rows'][number];
export const MEASURES = ['sessions', 'participants', 'answers'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Figure<Key extends string> {
  key: Key;
  value: number;
}

/** One figure per key, in the order of the keys; a key without rows counts zero. */
export function figuresBy<Key extends string>(
  rows: readonly FigureRow[],
  keys: readonly Key[],
  keyOf: (row: FigureRow) => Key,
  measure: Measure,
): Figure<Key>[] {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row[measure]);
  return keys.map((key) => ({ key, value: sums.get(key) ?? 0 }));
}

/** Returns every month from the first to the last one in the rows as `YYYY-MM`, without gaps, the newest first. */
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
