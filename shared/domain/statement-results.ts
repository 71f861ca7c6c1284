// How a class answered one statement, and which statements split or united it.

import { matchPercentage } from './matching.ts';

interface OpinionOption {
  opinion: string;
  color: string;
  order: number;
}

/** The result of an option. */
export interface Votes {
  /** Answers on devices; null if they are not published. */
  count: number | null;
  /** Hands that were counted in the room. */
  hands: number;
}

/** Answers on devices, as far as they are published, and hands. */
export const votesOf = ({ count, hands }: Votes): number => (count ?? 0) + hands;

export interface OpinionCount extends OpinionOption, Votes {
  count: number;
  /** The share of answers (without skips) and hands, 0 to 100 with 2 decimals; null without any. */
  percentage: number | null;
}

export interface StatementResults {
  options: OpinionCount[];
  /** Answers on devices, without skips. */
  total: number;
  hands: number;
  skipped: number;
  /** Whether there are any: in a party game with `aggregates_only` they come late, and not for few players. */
  isTold: boolean;
}

/** The results from the counts of each option, in the options' order. */
export function resultsOf(counts: readonly (OpinionOption & Votes)[], skipped: number | null): StatementResults {
  const total = counts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const raised = counts.reduce((sum, { hands }) => sum + hands, 0);
  return {
    options: [...counts]
      .sort((a, b) => a.order - b.order)
      .map(({ opinion, color, order, count, hands }) => ({
        opinion,
        color,
        order,
        count: count ?? 0,
        hands,
        percentage: matchPercentage(votesOf({ count, hands }), total + raised),
      })),
    total,
    hands: raised,
    skipped: skipped ?? 0,
    isTold: counts.every(({ count }) => count !== null),
  };
}

/** The results from the counts of answers on devices, an option that nobody chose may be missing. */
export function countedResults(
  options: readonly OpinionOption[],
  counts: readonly { opinion: string; count: number | null }[],
  skipped: number | null,
): StatementResults {
  const countOf = new Map(counts.map(({ opinion, count }) => [opinion, count]));
  return resultsOf(
    options.map((option) => {
      const count = countOf.get(option.opinion);
      return { ...option, count: count === undefined ? 0 : count, hands: 0 };
    }),
    skipped,
  );
}

/**
 * How divided a class is, from 0 (all agree) to 1 (spread evenly): 1 − Σ share², scaled by its largest value 1 − 1/n
 * (the Gini–Simpson index). Null below two answers and hands.
 */
export function divisionOf({ options }: { options: readonly Votes[] }): number | null {
  const all = options.reduce((sum, option) => sum + votesOf(option), 0);
  if (all < 2 || options.length < 2) return null;
  const concentration = options.reduce((sum, option) => sum + (votesOf(option) / all) ** 2, 0);
  return (1 - concentration) / (1 - 1 / options.length);
}
