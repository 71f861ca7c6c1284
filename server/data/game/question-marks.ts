// Marks on the class's questions. They are published in steps: everybody reads how many there were at the last one.
import type { Db, Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { countMarks } from '#shared/domain/question-marks.ts';
import { countWaiting, endWaiting, insertWaiting, marksOf } from './counted.ts';
import { countParticipants } from './participants.ts';
import { findQuestion, findQuestions, lockOpen } from './questions.ts';

/** The questions that a student has marked. */
export async function findMarkedBy(db: Db, participantId: string): Promise<Set<string>> {
  const marks = db.selectFrom('question_marks').select('question_id').where('participant_id', '=', participantId);
  return new Set((await marks.execute()).map(({ question_id }) => question_id));
}

/** The questions of a game whose marks are not those that were published, by how many they are now. */
async function findMoving(trx: Trx, votingSessionId: string): Promise<Map<number, string[]>> {
  const questions = await findQuestions(trx, votingSessionId);
  const marks = await trx
    .selectFrom('question_marks')
    .innerJoin('class_questions', 'class_questions.id', 'question_marks.question_id')
    .where('class_questions.voting_session_id', '=', votingSessionId)
    .select(['question_marks.question_id as questionId', 'question_marks.participant_id as participantId'])
    .execute();
  const counts = countMarks(questions, marks);
  const moving = new Map<number, string[]>();
  for (const { id, marks: told } of questions) {
    const count = counts.get(id) ?? 0;
    if (count !== told) moving.set(count, [...(moving.get(count) ?? []), id]);
  }
  return moving;
}

/** Tells the marks of all questions of a game: from now on everybody reads as many as there are. */
async function tellMarks(trx: Trx, votingSessionId: string, moving: ReadonlyMap<number, string[]>): Promise<void> {
  for (const [marks, ids] of moving)
    await trx.updateTable('class_questions').set({ marks }).where('id', 'in', ids).execute();
  await endWaiting(trx, marksOf(votingSessionId));
}

interface Mark {
  questionId: string;
  votingSessionId: string;
  participantId: string;
  who: string;
  marked: boolean;
}

/**
 * Sets or withdraws a mark on somebody else's shown question. `stepOf`: how many new markers publish marks, for a
 * number of participants. Returns whether they were published; 'gone': the question is not shown; 'refused': questions
 * are closed, it is one's own, or `most` are marked.
 */
export async function markQuestion(
  trx: Trx,
  { questionId, votingSessionId, participantId, who, marked }: Mark,
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
  const marks = marksOf(votingSessionId);
  await insertWaiting(trx, [{ ...marks, who }]);
  const hasMoved = (await countWaiting(trx, marks)) >= stepOf(await countParticipants(trx, votingSessionId));
  if (hasMoved) await tellMarks(trx, votingSessionId, await findMoving(trx, votingSessionId));
  return { hasMoved };
}

/** Publishes the marks because the questions are closed: once in a game, the first time that there is a difference. */
export async function tellAtClose(trx: Trx, votingSessionId: string): Promise<void> {
  const moving = await findMoving(trx, votingSessionId);
  if (moving.size === 0) return;
  const first = await trx
    .updateTable('voting_sessions')
    .set({ marks_told_at_close: toFlag(true) })
    .where('id', '=', votingSessionId)
    .where('marks_told_at_close', '=', toFlag(false))
    .returning('id')
    .executeTakeFirst();
  if (first !== undefined) await tellMarks(trx, votingSessionId, moving);
}

/** Closes the questions of a game that is being archived. */
export async function endQuestions(trx: Trx, votingSessionId: string): Promise<void> {
  const closed = await trx
    .updateTable('voting_sessions')
    .set({ questions_open: toFlag(false) })
    .where('id', '=', votingSessionId)
    .where('questions_open', '=', toFlag(true))
    .returning('id')
    .executeTakeFirst();
  if (closed !== undefined) await tellAtClose(trx, votingSessionId);
}
