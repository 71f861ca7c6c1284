// That students answered whose answers are deleted: counted once, they are no newcomers when they come back.
import type { Db, Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import { isNewcomer, type StatementKey } from './snapshots.ts';

/** Keyed, and another one for every statement and round. */
export type HashAnswered = (origin: { clientKey: string; statementId: string; round: Round }) => string;

/** Remembers what a student answered who is about to be deleted. */
export async function insertForgotten(
  trx: Trx,
  votingSessionId: string,
  clientKey: string,
  hash: HashAnswered,
): Promise<void> {
  const answers = await trx
    .selectFrom('student_opinions as answer')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .select(['answer.statement_id', 'answer.round', 'answer.shown_round'])
    .where('participants.voting_session_id', '=', votingSessionId)
    .where('participants.client_key', '=', clientKey)
    .execute();
  if (answers.length === 0) return;
  await trx
    .insertInto('forgotten_answers')
    .values(
      answers.map(({ statement_id, round, shown_round }) => ({
        voting_session_id: votingSessionId,
        statement_id,
        answer_hash: hash({ clientKey, statementId: statement_id, round }),
        is_new: toFlag(shown_round !== round),
      })),
    )
    // The first time counts: a snapshot since then has made it an old one.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of those who answered in that round and are in no snapshot of it: how many had answered before its last one, and forgot. */
export async function countReturned(
  db: Db,
  { votingSessionId, statementId }: StatementKey,
  round: Round,
  hash: HashAnswered,
): Promise<number> {
  const forgotten = await db
    .selectFrom('forgotten_answers')
    .select('answer_hash')
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('is_new', '=', 0)
    .execute();
  if (forgotten.length === 0) return 0;
  const newcomers = await db
    .selectFrom('student_opinions')
    .innerJoin('participants', 'participants.id', 'student_opinions.participant_id')
    .select('participants.client_key')
    .where('student_opinions.voting_session_id', '=', votingSessionId)
    .where('student_opinions.statement_id', '=', statementId)
    .where('student_opinions.round', '=', round)
    .where(isNewcomer)
    .execute();
  const hashes = new Set(forgotten.map(({ answer_hash }) => answer_hash));
  return newcomers.filter(({ client_key }) => hashes.has(hash({ clientKey: client_key, statementId, round }))).length;
}

/** After a snapshot of the statement nobody who answered before it is new. */
export async function ageForgotten(trx: Trx, { votingSessionId, statementId }: StatementKey): Promise<void> {
  await trx
    .updateTable('forgotten_answers')
    .set({ is_new: 0 })
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .execute();
}

/** Once nobody can answer any more. */
export async function removeForgotten(trx: Trx, votingSessionId: string): Promise<void> {
  await trx.deleteFrom('forgotten_answers').where('voting_session_id', '=', votingSessionId).execute();
}
