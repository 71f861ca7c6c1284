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
      .select(['answer.participant_id', 'answer.statement_id', 'participants.client_key'])
      .select(['answer.comment', 'answer.shown_comment'])
      .where('answer.id', '=', answerId)
      .where('answer.voting_session_id', '=', votingSessionId)
      .executeTakeFirst();
    if (answer === undefined) return false;
    const { participant_id, statement_id, client_key, comment, shown_comment } = answer;
    // The student may have changed it since the live screen showed it.
    const texts = new Set([comment, shown_comment].filter((text) => text !== ''));
    if (texts.size === 0) return true;
    await trx
      .updateTable('student_opinions')
      .set({ comment: '', shown_comment: '' })
      .where('id', '=', answerId)
      .execute();
    const origin = { clientKey: client_key, statementId: statement_id };
    await trx
      .insertInto('removed_arguments')
      .values([...texts].map((text) => ({ participant_id, statement_id, text_hash: hash(origin, text) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
