import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { yieldToEventLoop } from '#server/db/yield.ts';

const findArgumentsOn = (db: Db, votingSessionId: string, statementId: string) =>
  db
    .selectFrom('student_opinions')
    .select(['statement_id', 'opinion', 'comment'])
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('comment', '!=', '')
    .orderBy('id')
    .execute();

/** The arguments on these statements of a voting session, in an order that says nothing about when they came. */
export async function findArguments(db: Db, votingSessionId: string, statementIds: readonly string[]) {
  const found: Awaited<ReturnType<typeof findArgumentsOn>>[] = [];
  for (const statementId of statementIds) {
    // Those of a large class are megabytes.
    await yieldToEventLoop();
    found.push(await findArgumentsOn(db, votingSessionId, statementId));
  }
  return found.flat();
}

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
