import type { Db, Trx } from '#server/db/client.ts';
import type { ArgumentPair } from '#shared/contract/voting-session.ts';
import type { StatementKey } from './snapshots.ts';
import type { VotingSessionRow } from './voting-sessions.ts';

/** The pair of the current statement; null before there is one, and when an argument of it was removed. */
export async function findPair(
  db: Db,
  { id, current_statement_id: statementId }: Pick<VotingSessionRow, 'id' | 'current_statement_id'>,
): Promise<ArgumentPair | null> {
  if (statementId === null) return null;
  const pair = await db
    .selectFrom('argument_pairs as pair')
    .leftJoin('student_opinions as left', 'left.id', 'pair.left_id')
    .leftJoin('student_opinions as right', 'right.id', 'pair.right_id')
    .select([
      'pair.left_id',
      'pair.right_id',
      'left.shown_comment as leftComment',
      'right.shown_comment as rightComment',
    ])
    .where('pair.voting_session_id', '=', id)
    .where('pair.statement_id', '=', statementId)
    .orderBy('pair.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!pair?.left_id || !pair.right_id || !pair.leftComment || !pair.rightComment) return null;
  return { statementId, left: pair.left_id, right: pair.right_id };
}

/** The ids of the arguments that were in a pair on a statement, one for each time. */
export async function findPairedBefore(db: Db, { votingSessionId, statementId }: StatementKey): Promise<string[]> {
  const pairs = await db
    .selectFrom('argument_pairs')
    .select(['left_id', 'right_id'])
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .execute();
  return pairs.flatMap(({ left_id, right_id }) => [left_id, right_id]).filter((id) => id !== null);
}

/** Stores a pair as the one that is shown now. */
export async function insertPair(trx: Trx, votingSessionId: string, pair: ArgumentPair): Promise<void> {
  const ofStatement = { voting_session_id: votingSessionId, statement_id: pair.statementId };
  const { last } = await trx
    .selectFrom('argument_pairs')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', pair.statementId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('argument_pairs')
    .values({ ...ofStatement, position: (last ?? 0) + 1, left_id: pair.left, right_id: pair.right })
    .execute();
}
