// The figures that a party game with `aggregates_only` may reveal: nothing about a party that few played, not even as a
// remainder.
import type { AnswerCount, ClassCounts } from '#shared/domain/group-results.ts';
import { PLAYERS_MIN } from '#shared/domain/limits.ts';
import { SKIP } from '#shared/domain/skip.ts';

const cellOf = ({ statementId, partyId }: Pick<AnswerCount, 'statementId' | 'partyId'>) => `${statementId} ${partyId}`;

/** How many students answered (no skip) a statement for a party, by both. */
function countPlayers(counts: readonly AnswerCount[]): Map<string, number> {
  const players = new Map<string, number>();
  for (const one of counts)
    if (one.opinion !== SKIP) players.set(cellOf(one), (players.get(cellOf(one)) ?? 0) + one.count);
  return players;
}

/** The part of these counts that may be published. */
export function withoutFew(counts: readonly AnswerCount[]): ClassCounts {
  const players = countPlayers(counts);
  const isSmall = (one: AnswerCount): boolean => (players.get(cellOf(one)) ?? 0) < PLAYERS_MIN;
  const small = Map.groupBy(counts.filter(isSmall), ({ statementId }) => statementId);
  const pointsAtFew = (ofStatement: readonly AnswerCount[]): boolean =>
    new Set(ofStatement.map(({ partyId }) => partyId)).size === 1 ||
    ofStatement.reduce((sum, { count }) => sum + count, 0) < PLAYERS_MIN;
  return {
    all: counts.filter((one) => !isSmall(one) || !pointsAtFew(small.get(one.statementId) ?? [])),
    ofParties: counts.filter((one) => !isSmall(one)),
    hidesFew: true,
  };
}

/** A lower bound of the students who gave an answer: those of the statement with most answers. */
export function countStudents(counts: readonly AnswerCount[]): number {
  const given = Map.groupBy(
    counts.filter(({ opinion }) => opinion !== SKIP),
    ({ statementId }) => statementId,
  );
  return Math.max(0, ...[...given.values()].map((those) => those.reduce((sum, { count }) => sum + count, 0)));
}
