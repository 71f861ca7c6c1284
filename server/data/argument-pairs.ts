import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { Flag } from '#server/db/column-types.ts';
import type { ArgumentPair } from '#shared/contract/live-state.ts';
import { type Round, roundOf } from '#shared/domain/voting-session.ts';
import { isShownArgument, type StatementKey } from './snapshots.ts';
import type { VotingSessionRow } from './voting-sessions.ts';

/** The pair of the current statement in its present round; null before there is one, and when an argument of it may not be shown. */
export async function findPair(db: Db, row: VotingSessionRow): Promise<ArgumentPair | null> {
  const { id, current_statement_id: statementId, second_rounds } = row;
  if (statementId === null) return null;
  const pair = await db
    .selectFrom('argument_pairs as pair')
    .leftJoin('student_opinions as left', 'left.id', 'pair.left_id')
    .leftJoin('student_opinions as right', 'right.id', 'pair.right_id')
    .select((eb) => [
      eb.fn.coalesce('left.shown_public_id', 'pair.left_id').as('left'),
      eb.fn.coalesce('right.shown_public_id', 'pair.right_id').as('right'),
    ])
    .select(
      sql<Flag>`case when ${isShownArgument('left')} and ${isShownArgument('right')} then 1 else 0 end`.as('isShown'),
    )
    .where('pair.voting_session_id', '=', id)
    .where('pair.statement_id', '=', statementId)
    .where('pair.round', '=', roundOf(second_rounds, statementId))
    .orderBy('pair.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!pair?.left || !pair.right || pair.isShown === 0) return null;
  return { statementId, left: pair.left, right: pair.right };
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
export async function insertPair(
  trx: Trx,
  { votingSessionId, statementId }: StatementKey,
  { round, left, right }: { round: Round; left: string; right: string },
): Promise<void> {
  const { last } = await trx
    .selectFrom('argument_pairs')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('argument_pairs')
    .values({
      voting_session_id: votingSessionId,
      statement_id: statementId,
      position: (last ?? 0) + 1,
      round,
      left_id: left,
      right_id: right,
    })
    .execute();
}
