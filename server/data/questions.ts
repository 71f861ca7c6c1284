// Questions from the class and the marks on them. Whoever writes has the voting session's row locked, so that marks are counted one after the other.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import type { Schema } from '#server/db/schema.ts';
import { lockVotingSessions } from './voting-sessions.ts';

export type QuestionRow = Schema['class_questions'];
type QuestionState = QuestionRow['state'];
/** Keyed, and another one for every game. */
export type HashMarker = (clientKey: string) => string;

/** All questions of a game, in an order that says nothing about when they came. */
export const findQuestions = (db: Db, votingSessionId: string): Promise<QuestionRow[]> =>
  db
    .selectFrom('class_questions')
    .selectAll()
    .where('voting_session_id', '=', votingSessionId)
    .orderBy('sort_key')
    .execute();

export const findQuestion = (db: Db, id: string): Promise<QuestionRow | undefined> =>
  db.selectFrom('class_questions').selectAll().where('id', '=', id).executeTakeFirst();

/** The questions that a student has marked. */
export async function findMarkedBy(db: Db, participantId: string): Promise<Set<string>> {
  const marks = db.selectFrom('question_marks').select('question_id').where('participant_id', '=', participantId);
  return new Set((await marks.execute()).map(({ question_id }) => question_id));
}

/** The states of a student's questions. */
export async function findQuestionStates(db: Db, votingSessionId: string, clientKey: string): Promise<QuestionState[]> {
  const rows = await db
    .selectFrom('class_questions')
    .innerJoin('participants', 'participants.id', 'class_questions.participant_id')
    .select('class_questions.state')
    .where('participants.voting_session_id', '=', votingSessionId)
    .where('participants.client_key', '=', clientKey)
    .execute();
  return rows.map(({ state }) => state);
}

/** Locks the game. Returns whether its questions are open; null when it is archived. */
async function lockOpen(trx: Trx, votingSessionId: string): Promise<boolean | null> {
  const [found] = await lockVotingSessions(trx, [votingSessionId]);
  if (found === undefined) return null;
  const row = await trx
    .selectFrom('voting_sessions')
    .select('questions_open')
    .where('id', '=', votingSessionId)
    .executeTakeFirstOrThrow();
  return fromFlag(row.questions_open);
}

const removeMarks = (trx: Trx, questionId: string) =>
  trx.deleteFrom('question_marks').where('question_id', '=', questionId).execute();

interface NewQuestion {
  id: string;
  votingSessionId: string;
  participantId: string;
  text: string;
}

/**
 * Stores a student's question, or its new text, which is held again and begins without marks. Returns the row, whether it is new, and in which
 * state it was before; null when the questions are closed, or the student has `most` already.
 */
export async function upsertQuestion(
  trx: Trx,
  { id, votingSessionId, participantId, text }: NewQuestion,
  most: number,
): Promise<{ row: QuestionRow; isNew: boolean; isChange: boolean; before: QuestionState | null } | null> {
  if (!(await lockOpen(trx, votingSessionId))) return null;
  const present = await findQuestion(trx, id);
  if (present?.text === text) return { row: present, isNew: false, isChange: false, before: present.state };
  if (present !== undefined) {
    await removeMarks(trx, id);
    const row = await trx
      .updateTable('class_questions')
      .set({ text, state: 'held', marks: 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, isNew: false, isChange: true, before: present.state };
  }
  const { count } = await trx
    .selectFrom('class_questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participant_id', '=', participantId)
    .executeTakeFirstOrThrow();
  if (count >= most) return null;
  const row = await trx
    .insertInto('class_questions')
    .values({
      id,
      voting_session_id: votingSessionId,
      participant_id: participantId,
      text,
      state: 'held',
      sort_key: randomUUID(),
      marks: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: true, isChange: true, before: null };
}

/** Deletes a student's question with its marks. Returns its state; null when it is gone. */
export async function removeQuestion(db: Db, id: string, participantId: string): Promise<QuestionState | null> {
  const row = await db
    .deleteFrom('class_questions')
    .where('id', '=', id)
    .where('participant_id', '=', participantId)
    .returning('state')
    .executeTakeFirst();
  return row?.state ?? null;
}

interface Decisions {
  /** With a text: only if the question still has it. */
  show: readonly { id: string; text: string | null }[];
  hide: readonly string[];
}

/** Shows and hides questions of a game, all or nothing. Returns what was shown and hidden, and whether a state changed; null for an id that is none of them. */
export async function decideQuestions(
  trx: Trx,
  votingSessionId: string,
  { show, hide }: Decisions,
): Promise<{ shown: string[]; hidden: string[]; isChange: boolean } | null> {
  await lockOpen(trx, votingSessionId);
  const questions = new Map((await findQuestions(trx, votingSessionId)).map((row) => [row.id, row]));
  const ids = [...show.map(({ id }) => id), ...hide];
  if (!ids.every((id) => questions.has(id))) return null;
  const shown = new Set(
    show.filter(({ id, text }) => text === null || text === questions.get(id)?.text).map(({ id }) => id),
  );
  const hidden = new Set(hide);
  let isChange = false;
  for (const [wanted, state] of [
    [shown, 'shown'],
    [hidden, 'hidden'],
  ] as const)
    for (const id of wanted) {
      if (questions.get(id)?.state === state) continue;
      isChange = true;
      // Who marked it may mark another one.
      if (state === 'hidden') await removeMarks(trx, id);
      await trx.updateTable('class_questions').set({ state, marks: 0 }).where('id', '=', id).execute();
    }
  return { shown: [...shown], hidden: [...hidden], isChange };
}

/** Tells the marks of all questions of a game: from now on everybody reads as many as there are. */
async function tellMarks(trx: Trx, votingSessionId: string): Promise<void> {
  await trx
    .updateTable('class_questions')
    .set((eb) => ({
      marks: eb
        .selectFrom('question_marks')
        .whereRef('question_marks.question_id', '=', 'class_questions.id')
        .select(({ fn }) => fn.countAll<number>().as('count')),
    }))
    .where('voting_session_id', '=', votingSessionId)
    .execute();
  await trx
    .updateTable('question_markers')
    .set({ waits: toFlag(false) })
    .where('voting_session_id', '=', votingSessionId)
    .execute();
}

interface Mark {
  questionId: string;
  votingSessionId: string;
  participantId: string;
  markerHash: string;
  marked: boolean;
}

/**
 * Sets or takes back a student's mark on a question of somebody else that is shown. `stepOf`: how many students who had not marked before move
 * the marks, of so many participants. Returns whether they moved; 'gone' when it is not shown, 'refused' when the questions are closed, it is
 * the student's own, or they have marked `most` already.
 */
export async function markQuestion(
  trx: Trx,
  { questionId, votingSessionId, participantId, markerHash, marked }: Mark,
  most: number,
  stepOf: (participants: number) => number,
): Promise<{ hasMoved: boolean } | 'gone' | 'refused'> {
  const isOpen = await lockOpen(trx, votingSessionId);
  const question = await findQuestion(trx, questionId);
  if (question?.state !== 'shown' || question.voting_session_id !== votingSessionId) return 'gone';
  if (!isOpen || question.participant_id === participantId) return 'refused';
  const own = await findMarkedBy(trx, participantId);
  if (own.has(questionId) === marked) return { hasMoved: false };
  if (marked && own.size >= most) return 'refused';
  if (marked)
    await trx.insertInto('question_marks').values({ question_id: questionId, participant_id: participantId }).execute();
  else
    await trx
      .deleteFrom('question_marks')
      .where('question_id', '=', questionId)
      .where('participant_id', '=', participantId)
      .execute();
  await trx
    .insertInto('question_markers')
    .values({ voting_session_id: votingSessionId, marker_hash: markerHash, waits: toFlag(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { waiting, participants } = await trx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('question_markers')
        .where('voting_session_id', '=', votingSessionId)
        .where('waits', '=', toFlag(true))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('waiting'),
      eb
        .selectFrom('participants')
        .where('voting_session_id', '=', votingSessionId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('participants'),
    ])
    .executeTakeFirstOrThrow();
  const hasMoved = Number(waiting) >= stepOf(Number(participants));
  if (hasMoved) await tellMarks(trx, votingSessionId);
  return { hasMoved };
}

/** Tells the marks because the questions are closed: once in a game, the first time that there is anything to tell. */
export async function tellAtClose(trx: Trx, votingSessionId: string): Promise<void> {
  const moving = await trx
    .selectFrom('class_questions')
    .select('id')
    .where('voting_session_id', '=', votingSessionId)
    .where(
      'marks',
      '<>',
      sql<number>`(select count(*) from question_marks where question_marks.question_id = class_questions.id)`,
    )
    .limit(1)
    .executeTakeFirst();
  if (moving === undefined) return;
  const first = await trx
    .updateTable('voting_sessions')
    .set({ marks_told_at_close: toFlag(true) })
    .where('id', '=', votingSessionId)
    .where('marks_told_at_close', '=', toFlag(false))
    .returning('id')
    .executeTakeFirst();
  if (first !== undefined) await tellMarks(trx, votingSessionId);
}

/** Closes the questions of a game that is being archived, and forgets who had marked. */
export async function endQuestions(trx: Trx, votingSessionId: string): Promise<void> {
  const closed = await trx
    .updateTable('voting_sessions')
    .set({ questions_open: toFlag(false) })
    .where('id', '=', votingSessionId)
    .where('questions_open', '=', toFlag(true))
    .returning('id')
    .executeTakeFirst();
  if (closed !== undefined) await tellAtClose(trx, votingSessionId);
  await trx.deleteFrom('question_markers').where('voting_session_id', '=', votingSessionId).execute();
}
