// How a class answered one statement, and which statements split or united it.

import { matchPercentage } from './matching.ts';

interface OpinionOption {
  opinion: string;
  color: string;
  order: number;
}

export interface OpinionCount extends OpinionOption {
  /** Answers on devices. */
  count: number;
  /** Hands that were counted in the room. */
  hands: number;
  /** Of the answers that are not skipped and the hands, 0 to 100 with 2 decimals; null without any. */
  percentage: number | null;
}

export interface StatementResults {
  options: OpinionCount[];
  /** Answers on devices, without skips. */
  total: number;
  hands: number;
  skipped: number;
}

/** The results from the counts of each option, in the options' order. */
export function resultsOf(
  counts: readonly (OpinionOption & { count: number; hands: number })[],
  skipped: number,
): StatementResults {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const raised = counts.reduce((sum, { hands }) => sum + hands, 0);
  return {
    options: [...counts]
      .sort((a, b) => a.order - b.order)
      .map(({ opinion, color, order, count, hands }) => ({
        opinion,
        color,
        order,
        count,
        hands,
        percentage: matchPercentage(count + hands, total + raised),
      })),
    total,
    hands: raised,
    skipped,
  };
}

/** The results from the counts of answers on devices, an option that nobody chose may be missing. */
export function countedResults(
  options: readonly OpinionOption[],
  counts: readonly { opinion: string; count: number }[],
  skipped: number,
): StatementResults {
  const countOf = new Map(counts.map(({ opinion, count }) => [opinion, count]));
  return resultsOf(
    options.map((option) => ({ ...option, count: countOf.get(option.opinion) ?? 0, hands: 0 })),
    skipped,
  );
}

/**
 * How divided a class is, from 0 (all alike) to 1 (spread evenly): 1 − Σ share², scaled by its largest value 1 − 1/n
 * (the Gini–Simpson index). Null below two answers and hands.
 */
export function divisionOf({ options }: { options: readonly Pick<OpinionCount, 'count' | 'hands'>[] }): number | null {
  const all = options.reduce((sum, { count, hands }) => sum + count + hands, 0);
  if (all < 2 || options.length < 2) return null;
  const concentration = options.reduce((sum, { count, hands }) => sum + ((count + hands) / all) ** 2, 0);
  return (1 - concentration) / (1 - 1 / options.length);
}
