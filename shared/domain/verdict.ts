import { type Votes, votesOf } from './statement-results.ts';

/** The one sentence about a result, from its counts alone; never who is right. */
export interface Verdict {
  kind: 'everybody' | 'nearly' | 'divided' | 'majority' | 'most';
  /** The option that it quotes; null if it quotes none. */
  opinion: string | null;
}

const NEARLY = 0.8;
/** Shares that differ by no more than this are about the same. */
const CLOSE = 0.1;

/** Returns what may be said about answers and hands together; null without any. */
export function verdictOf(options: readonly (Votes & { opinion: string })[]): Verdict | null {
  const counts = options.map((option) => ({ opinion: option.opinion, count: votesOf(option) }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [first, second] = [...counts].sort((a, b) => b.count - a.count);
  if (first === undefined || total === 0) return null;
  const { opinion } = first;
  const share = first.count / total;
  if (first.count === total) return { kind: 'everybody', opinion };
  if (share >= NEARLY) return { kind: 'nearly', opinion };
  // In whole people, because a difference of shares is not exact.
  if (first.count - (second?.count ?? 0) <= CLOSE * total) return { kind: 'divided', opinion: null };
  return { kind: share > 0.5 ? 'majority' : 'most', opinion };
}
