import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';

/** The arguments of a voting session, in an order that says nothing about when they came. */
export const findArguments = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('student_opinions')
    .select(['statement_id', 'opinion', 'comment'])
    .where('voting_session_id', '=', votingSessionId)
    .where('comment', '!=', '')
    .orderBy('id')
    .execute();

type HashText = (origin: { clientKey: string; statementId: string }, text: string) => string;

/**
 * Removes an answer's argument, for good: `hash` of it is stored, so that its student cannot send the same text again. Returns whether the
 * voting session has that answer.
 */
export const removeArgument = (db: Db, votingSessionId: string, answerId: string, hash: HashText): Promise<boolean> =>
  retryTransaction(db, async (trx) => {
    const answer = await trx
      .selectFrom('student_opinions as answer')
      .innerJoin('participants', 'participants.id', 'answer.participant_id')
      .select(['answer.participant_id', 'answer.statement_id', 'answer.comment', 'participants.client_key'])
      .where('answer.id', '=', answerId)
      .where('answer.voting_session_id', '=', votingSessionId)
      .executeTakeFirst();
    if (answer === undefined) return false;
    const { participant_id, statement_id, client_key, comment } = answer;
    if (comment === '') return true;
    await trx.updateTable('student_opinions').set({ comment: '' }).where('id', '=', answerId).execute();
    await trx
      .insertInto('removed_arguments')
      .values({
        participant_id,
        statement_id,
        text_hash: hash({ clientKey: client_key, statementId: statement_id }, comment),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
