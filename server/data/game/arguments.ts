import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { HashText, ListedRow } from './argument-lists.ts';
import { findShownArguments, inOrder } from './published-answers.ts';
import type { StatementKey } from './published-figures.ts';

const showableOn = (db: Db, { votingSessionId, statementId }: StatementKey) =>
  db
    .selectFrom('student_opinions as answer')
    .where('answer.voting_session_id', '=', votingSessionId)
    .where('answer.statement_id', '=', statementId)
    .where('answer.comment', '!=', '')
    .where('answer.comment_state', '=', 'shown')
    .orderBy('answer.id')
    .select('answer.comment');

/** Which arguments of a class: as they are, as in the last snapshots, or as they are for the opinions of those. */
export type ArgumentsAs = 'now' | 'snapshots' | 'counted';

const FIND: Record<ArgumentsAs, (db: Db, key: StatementKey) => Promise<{ opinion: string; comment: string }[]>> = {
  now: (db, key) => showableOn(db, key).select('answer.opinion').execute(),
  snapshots: findShownArguments,
  counted: (db, key) =>
    showableOn(db, key)
      .innerJoin('published_answers as shown', 'shown.answer_id', 'answer.id')
      .where('shown.kind', '=', 'shown')
      .where('shown.opinion', '<>', SKIP)
      .select('shown.opinion')
      .execute(),
};

export interface ClassArgument {
  statementId: string;
  opinion: string;
  comment: string;
}

/** The arguments on these statements that may be shown, in an order independent of time. */
export async function findArguments(
  db: Db,
  votingSessionId: string,
  as: ArgumentsAs,
  statementIds: readonly string[],
): Promise<ClassArgument[]> {
  const found: ClassArgument[][] = [];
  for (const statementId of statementIds) {
    // The arguments of a large class are megabytes.
    await yieldToEventLoop();
    const rows = await FIND[as](db, { votingSessionId, statementId });
    found.push(rows.map(({ opinion, comment }) => ({ statementId, opinion, comment })));
  }
  return found.flat();
}

/** Every argument on a statement, whether it may be shown or not, in an order independent of time. */
export const findGiven = (db: Db, { votingSessionId, statementId }: StatementKey): Promise<ListedRow[]> =>
  db
    .selectFrom('student_opinions')
    .select(['id', 'statement_id as statementId', 'opinion', 'comment', 'comment_state as commentState'])
    .where('voting_session_id', '=', votingSessionId)
    .where('statement_id', '=', statementId)
    .where('comment', '!=', '')
    .orderBy('id')
    .execute();

/** How many arguments there are on each statement, and how many of them wait. */
export const countGiven = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('student_opinions')
    .select(['statement_id as statementId', ({ fn }) => fn.countAll<number>().as('listed')])
    .select(({ fn }) => fn.countAll<number>().filterWhere('comment_state', '=', 'held').as('held'))
    .where('voting_session_id', '=', votingSessionId)
    .where('comment', '!=', '')
    .groupBy('statement_id')
    .execute();

const ofSession = (db: Db, votingSessionId: string) =>
  db.selectFrom('student_opinions').where('voting_session_id', '=', votingSessionId);

/** The id of the answer whose argument has that id outside: in the answer, or as it was published. */
export async function findAnswerId(db: Db, votingSessionId: string, argumentId: string): Promise<string | undefined> {
  const own = await ofSession(db, votingSessionId)
    .where((eb) =>
      eb.or([eb.and([eb('id', '=', argumentId), eb('public_id', 'is', null)]), eb('public_id', '=', argumentId)]),
    )
    .select('id')
    .executeTakeFirst();
  if (own !== undefined) return own.id;
  const published = await db
    .selectFrom('published_answers')
    .where('voting_session_id', '=', votingSessionId)
    .where('public_id', '=', argumentId)
    .select('answer_id')
    .executeTakeFirst();
  return published?.answer_id;
}

/**
 * Removes an argument for good: its `hash` is stored, so that its student cannot send it again. With `aggregates_only`
 * also removes an earlier text that is still shown or listed. Returns the id of its answer; undefined for an unknown
 * argument.
 */
export const removeArgument = (
  db: Db,
  votingSessionId: string,
  argumentId: string,
  hash: HashText,
): Promise<string | undefined> =>
  retryTransaction(db, async (trx) => {
    const answerId = await findAnswerId(trx, votingSessionId, argumentId);
    if (answerId === undefined) return undefined;
    // Locked: a text that its student sends meanwhile would go without being remembered.
    const answer = await inOrder(
      trx
        .selectFrom('student_opinions')
        .select(['participant_id', 'statement_id', 'public_id', 'comment', 'removals'])
        .select((eb) =>
          eb
            .selectFrom('participants')
            .whereRef('participants.id', '=', 'student_opinions.participant_id')
            .select('client_key')
            .$asScalar()
            .$notNull()
            .as('client_key'),
        )
        .where('id', '=', answerId),
    ).executeTakeFirst();
    if (answer === undefined) return undefined;
    const { participant_id, statement_id, client_key, public_id, removals } = answer;
    const isNamed = (id: string | null): boolean => id === null || id === argumentId;
    const published = await trx
      .selectFrom('published_answers')
      .where('answer_id', '=', answerId)
      .select(['kind', 'public_id', 'comment'])
      .execute();
    // The student may have changed it since the live screen showed it.
    const gone = published.filter((one) => isNamed(one.public_id));
    const isCurrent = isNamed(public_id);
    const texts = new Set(
      [isCurrent ? answer.comment : '', ...gone.map(({ comment }) => comment)].filter((text) => text !== ''),
    );
    if (texts.size === 0) return answerId;
    await trx
      .updateTable('student_opinions')
      .set({ removals: removals + 1, ...(isCurrent && { comment: '' }) })
      .where('id', '=', answerId)
      .execute();
    for (const { kind } of gone) {
      if (kind === 'listed')
        await trx.deleteFrom('published_answers').where('answer_id', '=', answerId).where('kind', '=', kind).execute();
      else
        await trx
          .updateTable('published_answers')
          .set({ comment: '' })
          .where('answer_id', '=', answerId)
          .where('kind', '=', kind)
          .execute();
    }
    const origin = { clientKey: client_key, statementId: statement_id };
    await trx
      .insertInto('removed_arguments')
      .values([...texts].map((text) => ({ participant_id, statement_id, text_hash: hash(origin, text) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return answerId;
  });
