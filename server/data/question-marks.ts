// Marks on the class's questions. They are told in steps: everybody reads how many there were when they were told last.
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { findQuestion, lockOpen } from './questions.ts';

/** Keyed, and another one for every game. */
export type HashMarker = (clientKey: string) => string;

/** The questions that a student has marked. */
export async function findMarkedBy(db: Db, participantId: string): Promise<Set<string>> {
  const marks = db.selectFrom('question_marks').select('question_id').where('participant_id', '=', participantId);
  return new Set((await marks.execute()).map(({ question_id }) => question_id));
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
