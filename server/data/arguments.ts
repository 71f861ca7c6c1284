import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { ClassFigures } from './answers.ts';
import { findShownArguments, inOrder } from './snapshots.ts';

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

/** How many arguments of a voting session wait for their teacher. */
export async function countHeld(db: Db, votingSessionId: string): Promise<number> {
  const row = await db
    .selectFrom('student_opinions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('voting_session_id', '=', votingSessionId)
    .where('comment', '!=', '')
    .where('comment_state', '=', 'held')
    .executeTakeFirstOrThrow();
  return row.count;
}

type HashText = (origin: { clientKey: string; statementId: string }, text: string) => string;

/**
 * Removes an answer's argument, for good: `hash` of it is stored, so that its student cannot send the same text again. Returns whether the
 * voting session has that answer.
 */
export const removeArgument = (db: Db, votingSessionId: string, answerId: string, hash: HashText): Promise<boolean> =>
  retryTransaction(db, async (trx) => {
    // Locked: a text that its student sends meanwhile would go without being remembered.
    const answer = await inOrder(
      trx,
      trx
        .selectFrom('student_opinions')
        .select(['participant_id', 'statement_id', 'comment', 'shown_comment'])
        .select((eb) =>
          eb
            .selectFrom('participants')
            .whereRef('participants.id', '=', 'student_opinions.participant_id')
            .select('client_key')
            .$asScalar()
            .$notNull()
            .as('client_key'),
        )
        .where('id', '=', answerId)
        .where('voting_session_id', '=', votingSessionId),
    ).executeTakeFirst();
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

interface Decisions {
  /** With a comment: only if the argument still has this text. */
  show: readonly { _id: string; comment: string | null }[];
  hide: readonly string[];
}

/**
 * Lets arguments be shown, and hides others, also where the live screen shows them. Returns each with its state then; null, and nothing is
 * changed, where an id is no argument of the voting session.
 */
export const decideComments = (
  db: Db,
  votingSessionId: string,
  { show, hide }: Decisions,
): Promise<CommentDecision[] | null> =>
  retryTransaction(db, async (trx) => {
    const ids = [...new Set([...show.map(({ _id }) => _id), ...hide])];
    if (ids.length === 0) return [];
    const answers = await inOrder(
      trx,
      trx
        .selectFrom('student_opinions')
        .where('voting_session_id', '=', votingSessionId)
        .where('id', 'in', ids)
        .select(['id', 'comment', 'comment_state']),
    ).execute();
    const found = new Map(answers.map((answer) => [answer.id, answer]));
    const hasText = (id: string): boolean => (found.get(id)?.comment ?? '') !== '';
    // With a comment, a student may have deleted or changed the text meanwhile: that is no error, and nothing is decided below.
    const isKnown = show.every(({ _id, comment }) => (comment === null ? hasText(_id) : found.has(_id)));
    if (!isKnown || !hide.every(hasText)) return null;
    const toShow = show.filter(({ _id, comment }) => comment === null || found.get(_id)?.comment === comment);
    await updateStates(trx, [...new Set(toShow.map(({ _id }) => _id))], 'shown');
    await updateStates(trx, hide, 'hidden');
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

async function updateStates(trx: Trx, ids: readonly string[], state: CommentState): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('student_opinions')
    .set(({ ref }) => ({
      comment_state: state,
      // What is shown goes with the argument, also where its student has changed the text since.
      shown_comment_state:
        state === 'hidden'
          ? state
          : sql<CommentState>`case when ${ref('shown_comment')} = ${ref('comment')} then ${state} else ${ref('shown_comment_state')} end`,
    }))
    .where('id', 'in', ids)
    .execute();
}
