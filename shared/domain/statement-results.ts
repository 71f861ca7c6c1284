// How a class answered one statement, and which statements split or united it.

import { matchPercentage } from './matching.ts';
import { SKIP } from './skip.ts';

interface OpinionOption {
  opinion: string;
  color: string;
  order: number;
}

export interface OpinionCount extends OpinionOption {
  count: number;
  /** Of the answers that are not skipped, 0 to 100 with 2 decimals; null without any. */
  percentage: number | null;
}

export interface StatementResults {
  options: OpinionCount[];
  total: number;
  skipped: number;
}

/** Counts per option in the options' order. Opinions that are no option (a skip) only count as skipped. */
export function statementResults(
  options: readonly OpinionOption[],
  opinions: readonly { opinion: string }[],
): StatementResults {
  const counts = new Map<string, number>();
  for (const { opinion } of opinions) counts.set(opinion, (counts.get(opinion) ?? 0) + 1);
  const total = options.reduce((sum, { opinion }) => sum + (counts.get(opinion) ?? 0), 0);
  return {
    options: [...options]
      .sort((a, b) => a.order - b.order)
      .map((option) => {
        const count = counts.get(option.opinion) ?? 0;
        return { ...option, count, percentage: matchPercentage(count, total) };
      }),
    total,
    skipped: counts.get(SKIP) ?? 0,
  };
}

/**
 * How divided a class is, from 0 (all alike) to 1 (spread evenly): 1 − Σ share², scaled by its largest value 1 − 1/n
 * (the Gini–Simpson index). Null below two answers.
 */
export function divisionOf({
  options,
  total,
}: {
  options: readonly { count: number }[];
  total: number;
}): number | null {
  if (total < 2 || options.length < 2) return null;
  const concentration = options.reduce((sum, { count }) => sum + (count / total) ** 2, 0);
  return (1 - concentration) / (1 - 1 / options.length);
}
