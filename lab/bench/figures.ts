// Figures of a measurement: percentiles, and rows of a table.

/** The value below which that share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export interface Spread {
  p50: number;
  p99: number;
  max: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  p50: median(values),
  p99: percentile(values, 0.99),
  max: percentile(values, 1),
});

/** One measured figure, its baseline of the same run, and what it may be at most. */
export interface Row {
  what: string;
  unit: 'ms' | 's CPU' | 'kB' | 'MB' | '';
  ours: number;
  /** What it was before the work that its budget is about. */
  before?: number;
  baseline?: number;
  /** Times the baseline, at most. */
  ratioAtMost?: number;
  /** Upper limit in the unit; with `ratioAtMost`, meeting one of the two is enough. */
  atMost?: number;
}

/** Whether the row is within its budget; null when it has none. */
export function keeps({ ours, baseline, ratioAtMost, atMost }: Row): boolean | null {
  if (ratioAtMost === undefined && atMost === undefined) return null;
  const byRatio = ratioAtMost !== undefined && baseline !== undefined && ours <= ratioAtMost * baseline;
  return byRatio || (atMost !== undefined && ours <= atMost);
}

const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3);

/** A row as a table shows it. */
export function printed(row: Row) {
  const { what, unit, ours, before, baseline, ratioAtMost, atMost } = row;
  const verdict = keeps(row);
  const figure = (value: number | undefined): string => (value === undefined ? '' : `${short(value)} ${unit}`.trim());
  return {
    what,
    before: figure(before),
    ours: figure(ours),
    baseline: figure(baseline),
    ratio: baseline === undefined ? '' : `${(ours / baseline).toFixed(2)} ×`,
    budget: [
      ratioAtMost === undefined ? '' : `${ratioAtMost} ×`,
      atMost === undefined ? '' : `${atMost} ${unit}`.trim(),
    ]
      .filter(Boolean)
      .join(' or '),
    verdict: verdict === null ? '' : verdict ? 'ok' : 'MISSED',
  };
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
