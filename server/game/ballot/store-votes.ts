import { findVoted, insertVotes, type NewVote } from '#server/data/game/ballots.ts';
import type { Db } from '#server/db/client.ts';
import { retryOnConflict, retryTransaction } from '#server/db/retry.ts';

/** Keeps only the first of several votes by the same voter. */
const firstOf = <V extends NewVote>(votes: readonly V[]): V[] => [
  ...new Map(votes.toReversed().map((vote) => [vote.who, vote])).values(),
];

/** The votes whose student had voted before, by their name in the ledger. */
export const votedBefore = (db: Db, votes: readonly NewVote[]): Promise<Set<string>> =>
  votes.length === 0 ? Promise.resolve(new Set()) : retryOnConflict(() => findVoted(db, votes));

/**
 * Stores votes of students who joined, in one transaction. Returns the votes that are counted, and the names of those
 * who have voted by now.
 */
export async function storeVotes<V extends NewVote>(db: Db, votes: readonly V[]) {
  if (votes.length === 0) return { counted: new Set<V>(), voted: new Set<string>() };
  const first = firstOf(votes);
  const noted = await retryTransaction(db, (trx) => insertVotes(trx, first));
  const others = first.filter(({ who }) => !noted.has(who));
  // Another server may have stored one just now.
  const voted = others.length === 0 ? noted : new Set([...noted, ...(await votedBefore(db, others))]);
  return { counted: new Set(first.filter(({ who }) => noted.has(who))), voted };
}
