import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import type { Flag } from '#server/db/column-types.ts';
import type { ArgumentPair } from '#shared/contract/live-state.ts';
import { type Round, roundOf } from '#shared/domain/voting-session.ts';
import { isShownArgument } from './published-answers.ts';
import type { StatementKey } from './published-figures.ts';
import type { VotingSessionRow } from './voting-sessions.ts';

/** In an order that says nothing of what their students chose: somebody who changed their mind would be seen to. */
export interface PairTexts {
  left: string;
  right: string;
}

/** The pairs of a game: the ids of their arguments, null for a deleted one, and whether both may be shown. */
const pairsOf = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('argument_pairs as pair')
    .leftJoin('student_opinions as left', 'left.id', 'pair.left_id')
    .leftJoin('published_answers as leftShown', (join) =>
      join.onRef('leftShown.answer_id', '=', 'pair.left_id').on('leftShown.kind', '=', 'shown'),
    )
    .leftJoin('student_opinions as right', 'right.id', 'pair.right_id')
    .leftJoin('published_answers as rightShown', (join) =>
      join.onRef('rightShown.answer_id', '=', 'pair.right_id').on('rightShown.kind', '=', 'shown'),
    )
    .where('pair.voting_session_id', '=', votingSessionId)
    .select((eb) => [
      'pair.statement_id as statementId',
      eb.fn.coalesce('leftShown.public_id', 'pair.left_id').as('left'),
      eb.fn.coalesce('rightShown.public_id', 'pair.right_id').as('right'),
      'leftShown.comment as leftText',
      'rightShown.comment as rightText',
      sql<Flag>`case when ${isShownArgument('leftShown', 'left')} and ${isShownArgument('rightShown', 'right')} then 1 else 0 end`.as(
        'isShown',
      ),
    ]);

/** The pair of the current statement in its round; null before there is one, or if one of it may not be shown. */
export async function findPair(db: Db, row: VotingSessionRow): Promise<ArgumentPair | null> {
  const { id, current_statement_id: statementId, second_rounds } = row;
  if (statementId === null) return null;
  const pair = await pairsOf(db, id)
    .where('pair.statement_id', '=', statementId)
    .where('pair.round', '=', roundOf(second_rounds, statementId))
    .orderBy('pair.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!pair?.left || !pair.right || pair.isShown === 0) return null;
  return { statementId, left: pair.left, right: pair.right };
}

/** For each statement that had a pair, the texts of its last pair that may still be shown. */
export async function findLastPairs(db: Db, votingSessionId: string): Promise<Map<string, PairTexts>> {
  const texts = new Map<string, PairTexts>();
  const pairs = await pairsOf(db, votingSessionId).orderBy('pair.position').execute();
  for (const { statementId, leftText, rightText, isShown } of pairs) {
    if (isShown === 0 || leftText === null || rightText === null) continue;
    const [left, right] = leftText < rightText ? [leftText, rightText] : [rightText, leftText];
    texts.set(statementId, { left, right });
  }
  return texts;
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
