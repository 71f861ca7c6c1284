import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { ClassFigures } from './answers.ts';
import type { HashText, ListedArgument } from './argument-lists.ts';
import { findShownArguments, inOrder, type StatementKey } from './snapshots.ts';

/** Those that may be shown; once a debate has ended as they were in its last snapshots. */
const findArgumentsOn = (db: Db, { id, counts_snapshots }: ClassFigures, statementId: string) =>
  counts_snapshots === 1
    ? findShownArguments(db, { votingSessionId: id, statementId })
    : db
        .selectFrom('student_opinions')
        .select(['id', 'opinion', 'comment'])
        .where('voting_session_id', '=', id)
        .where('statement_id', '=', statementId)
        .where('comment', '!=', '')
        .where('comment_state', '=', 'shown')
        .orderBy('id')
        .execute();

export interface ClassArgument {
  statementId: string;
  opinion: string;
  comment: string;
}

/** The arguments on these statements of a voting session that may be shown, in an order that says nothing about when they came. */
export async function findArguments(
  db: Db,
  counted: ClassFigures,
  statementIds: readonly string[],
): Promise<ClassArgument[]> {
  const found: ClassArgument[][] = [];
  for (const statementId of statementIds) {
    // Those of a large class are megabytes.
    await yieldToEventLoop();
    const rows = await findArgumentsOn(db, counted, statementId);
    found.push(rows.map(({ opinion, comment }) => ({ statementId, opinion, comment })));
  }
  return found.flat();
}

/** Every argument on a statement, whether it may be shown or not, in an order that says nothing about when they came. */
export const findGiven = (db: Db, { votingSessionId, statementId }: StatementKey): Promise<ListedArgument[]> =>
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

/** The answers that have these ids outside now. */
async function findNamed(trx: Trx, votingSessionId: string, ids: readonly string[]) {
  const columns = ['id', 'public_id', 'comment', 'comment_state'] as const;
  const found = await inOrder(
    ofSession(trx, votingSessionId).where('id', 'in', ids).where('public_id', 'is', null).select(columns),
  ).execute();
  if (found.length === ids.length) return found;
  // No index: only in a game with `aggregates_only` an answer is called otherwise than by its key.
  const renamed = await inOrder(
    ofSession(trx, votingSessionId).where('public_id', 'in', ids).select(columns),
  ).execute();
  return [...found, ...renamed];
}

/** The id of the answer whose argument has that id outside: in the answer, in its snapshot or in its list. */
export async function findAnswerId(db: Db, votingSessionId: string, argumentId: string): Promise<string | undefined> {
  const own = await ofSession(db, votingSessionId)
    .where((eb) =>
      eb.or([
        eb.and([eb('id', '=', argumentId), eb('public_id', 'is', null)]),
        eb('public_id', '=', argumentId),
        eb('shown_public_id', '=', argumentId),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  if (own !== undefined) return own.id;
  const listed = await db
    .selectFrom('listed_arguments')
    .where('voting_session_id', '=', votingSessionId)
    .where('public_id', '=', argumentId)
    .select('answer_id')
    .executeTakeFirst();
  return listed?.answer_id;
}

/**
 * Removes an argument, for good: `hash` of it is stored, so that its student cannot send the same text again. In a game with
 * `aggregates_only` an earlier one is removed if it is shown or listed still, and what its student wrote since stays. Returns the id of
 * its answer; undefined if the voting session has no such argument.
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
        .select(['participant_id', 'statement_id', 'public_id', 'comment', 'shown_public_id', 'shown_comment'])
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
    const { participant_id, statement_id, client_key, public_id } = answer;
    const [isCurrent, isShown] = [public_id, answer.shown_public_id].map(
      (id) => public_id === null || id === argumentId,
    );
    const listed = await trx
      .deleteFrom('listed_arguments')
      .where('answer_id', '=', answerId)
      .where('public_id', '=', argumentId)
      .returning('comment')
      .executeTakeFirst();
    // The student may have changed it since the live screen showed it.
    const texts = new Set(
      [isCurrent ? answer.comment : '', isShown ? answer.shown_comment : '', listed?.comment ?? ''].filter(
        (text) => text !== '',
      ),
    );
    if (texts.size === 0) return answerId;
    if (isCurrent || isShown)
      await trx
        .updateTable('student_opinions')
        .set({ ...(isCurrent && { comment: '' }), ...(isShown && { shown_comment: '' }) })
        .where('id', '=', answerId)
        .execute();
    const origin = { clientKey: client_key, statementId: statement_id };
    await trx
      .insertInto('removed_arguments')
      .values([...texts].map((text) => ({ participant_id, statement_id, text_hash: hash(origin, text) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return answerId;
  });

interface Decisions {
  /** With a comment: only if the argument still has this text. */
  show: readonly { _id: string; comment: string | null }[];
  hide: readonly string[];
}

/**
 * Lets arguments be shown, and hides others, also if the live screen shows them. Returns each with its state then; null, and nothing is
 * changed, if an id is no argument of the voting session.
 */
export const decideComments = (
  db: Db,
  votingSessionId: string,
  { show, hide }: Decisions,
): Promise<CommentDecision[] | null> =>
  retryTransaction(db, async (trx) => {
    const ids = [...new Set([...show.map(({ _id }) => _id), ...hide])];
    if (ids.length === 0) return [];
    const answers = await findNamed(trx, votingSessionId, ids);
    const found = new Map(answers.map((answer) => [answer.public_id ?? answer.id, answer]));
    const hasText = (id: string): boolean => (found.get(id)?.comment ?? '') !== '';
    // With a comment, a student may have deleted or changed the text meanwhile: that is no error, and nothing is decided below.
    const isKnown = show.every(({ _id, comment }) => (comment === null ? hasText(_id) : found.has(_id)));
    if (!isKnown || !hide.every(hasText)) return null;
    const toShow = show.filter(({ _id, comment }) => comment === null || found.get(_id)?.comment === comment);
    const keysOf = (named: readonly string[]) => [...new Set(named)].flatMap((id) => found.get(id)?.id ?? []);
    await updateStates(trx, keysOf(toShow.map(({ _id }) => _id)), 'shown');
    await updateStates(trx, keysOf(hide), 'hidden');
    const now = new Map<string, CommentState>([
      ...toShow.map(({ _id }) => [_id, 'shown'] as const),
      ...hide.map((id) => [id, 'hidden'] as const),
    ]);
    return [...now].map(([id, state]) => ({ id, state, isChange: found.get(id)?.comment_state !== state }));
  });

export interface CommentDecision {
  id: string;
  state: CommentState;
  isChange: boolean;
}

async function updateStates(trx: Trx, answerIds: readonly string[], state: CommentState): Promise<void> {
  if (answerIds.length === 0) return;
  const isSame = sql`(shown_comment = comment and shown_public_id is not distinct from public_id)`;
  // What is shown goes with the argument, also if its student has changed the text since, as long as both have one id outside.
  const concerns = state === 'hidden' ? sql`(public_id is null or ${isSame})` : isSame;
  await trx
    .updateTable('student_opinions')
    .set(({ ref }) => ({
      comment_state: state,
      shown_comment_state: sql<CommentState>`case when ${concerns} then ${state} else ${ref('shown_comment_state')} end`,
    }))
    .where('id', 'in', answerIds)
    .execute();
  await trx
    .updateTable('listed_arguments')
    .set({ comment_state: state })
    .where('answer_id', 'in', answerIds)
    .where('public_id', '=', (eb) =>
      eb
        .selectFrom('student_opinions')
        .whereRef('student_opinions.id', '=', 'listed_arguments.answer_id')
        .select('public_id'),
    )
    .execute();
}
