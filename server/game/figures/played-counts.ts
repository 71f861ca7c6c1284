import { hasSnapshots, publishAnswers } from '#server/data/game/published-answers.ts';
import { findFigures, replacePlayedCounts, type StatementKey } from '#server/data/game/published-figures.ts';
import type { VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import { phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Trx } from '#server/db/client.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { currentStatementOf, type Phase } from '#shared/domain/voting-session.ts';

/** Counts a statement of a party game with `aggregates_only` for its owner. What a reveal has shown of it stays. */
async function countStatement(trx: Trx, key: StatementKey): Promise<void> {
  if ((await findFigures(trx, key, 'reveal')) === null) await replacePlayedCounts(trx, key);
}

/** The same for the statement that is left on the way to that phase. No answer is stored meanwhile. */
export async function countLeft(trx: Trx, row: VotingSessionRow, next: Phase): Promise<void> {
  const left = currentStatementOf(phaseOf(row));
  if (left !== null && left !== currentStatementOf(next))
    await countStatement(trx, { votingSessionId: row.id, statementId: left });
}

/**
 * The same at the end: of the current statement, in the students' tempo of all, with the opinions of lists never
 * renewed.
 */
export async function countAtEnd(trx: Trx, { row, setup }: LoadedVotingSession): Promise<void> {
  const current = currentStatementOf(phaseOf(row));
  for (const statementId of setup.statementIds) {
    const key = { votingSessionId: row.id, statementId };
    if (current === null || current === statementId) await countStatement(trx, key);
    if (!(await hasSnapshots(trx, key))) await publishAnswers(trx, key, 'shown');
  }
}
