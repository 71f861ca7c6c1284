// Questions from the class. Every writer has the voting session's row locked, so that marks are counted in sequence.
import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { toFlag } from '#server/db/flag.ts';
import type { Schema } from '#server/db/schema.ts';
import { lockVotingSession } from './voting-sessions.ts';

export type QuestionRow = Schema['class_questions'];
type QuestionState = QuestionRow['state'];

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

/** Locks the game. Returns whether its questions are open. */
export const lockOpen = async (trx: Trx, votingSessionId: string): Promise<boolean> =>
  (await lockVotingSession(trx, votingSessionId))?.questions_open === 1;

const removeMarks = (trx: Trx, questionId: string) =>
  trx.deleteFrom('question_marks').where('question_id', '=', questionId).execute();

interface NewQuestion {
  id: string;
  votingSessionId: string;
  participantId: string;
  text: string;
}

/**
 * Stores a student's question, or its new text, which is held again without marks. Returns the row, whether it is new,
 * and its state before; null when the questions are closed, or the student has `most` already.
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
      .set({ text, state: 'held', marks: 0, answered: toFlag(false) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, isNew: false, isChange: true, before: present.state };
  }
  const own = trx.selectFrom('class_questions').where('participant_id', '=', participantId);
  if ((await countOf(own)) >= most) return null;
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
      answered: toFlag(false),
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
  show: readonly { _id: string; text: string | null }[];
  hide: readonly string[];
  /** Questions on the board leave it; the class still sees them in its list. */
  answer: readonly string[];
}

/**
 * Shows, hides and answers questions, all or nothing; one shown again is open again. Returns what was shown and hidden,
 * and whether anything changed; null for an unknown id.
 */
export async function decideQuestions(
  trx: Trx,
  votingSessionId: string,
  { show, hide, answer }: Decisions,
): Promise<{ shown: string[]; hidden: string[]; isChange: boolean } | null> {
  await lockOpen(trx, votingSessionId);
  const questions = new Map((await findQuestions(trx, votingSessionId)).map((row) => [row.id, row]));
  const ids = [...show.map(({ _id }) => _id), ...hide, ...answer];
  if (!ids.every((id) => questions.has(id))) return null;
  const shown = new Set(
    show.filter(({ _id, text }) => text === null || text === questions.get(_id)?.text).map(({ _id }) => _id),
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
  for (const [of, answered] of [
    [[...shown, ...hidden], false],
    [answer, true],
  ] as const)
    if (await setAnswered(trx, of, answered)) isChange = true;
  return { shown: [...shown], hidden: [...hidden], isChange };
}

/** Returns whether one of them was the other way; only what is shown is answered. */
async function setAnswered(trx: Trx, ids: readonly string[], answered: boolean): Promise<boolean> {
  if (ids.length === 0) return false;
  let changed = trx
    .updateTable('class_questions')
    .set({ answered: toFlag(answered) })
    .where('id', 'in', ids)
    .where('answered', '=', toFlag(!answered));
  if (answered) changed = changed.where('state', '=', 'shown');
  return (await changed.returning('id').execute()).length > 0;
}
