// Student opinions in the database, as far as reading and the teacher's changes go; writing answers is answer-commit.ts.
import type { Db } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';

const opinions = (db: Db) =>
  db
    .selectFrom('student_opinions as opinion')
    .innerJoin('participants', 'participants.id', 'opinion.participant_id')
    .select([
      'opinion.id',
      'opinion.statement_id',
      'opinion.participant_id',
      'opinion.voting_session_id',
      'opinion.opinion',
      'opinion.comment',
      'participants.party_id',
    ]);

/** One student's opinions. */
export const findOpinionsOf = prepared((db, participantId: string) =>
  opinions(db).where('opinion.participant_id', '=', participantId),
);

/** All opinions of a voting session, oldest first. */
export const findAllOpinions = (db: Db, votingSessionId: string) =>
  opinions(db)
    .where('opinion.voting_session_id', '=', votingSessionId)
    .orderBy('opinion.answered_at')
    .orderBy('opinion.id')
    .execute();

export type OpinionRow = Awaited<ReturnType<typeof findAllOpinions>>[number];

/** Answers and skips per statement. */
export const countAnswers = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('student_opinions')
    .select(['statement_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('voting_session_id', '=', votingSessionId)
    .groupBy('statement_id')
    .execute();

/** Takes an opinion's argument away; says whether the voting session has that opinion. */
export async function clearComment(db: Db, votingSessionId: string, opinionId: string): Promise<boolean> {
  const result = await db
    .updateTable('student_opinions')
    .set({ comment: '' })
    .where('id', '=', opinionId)
    .where('voting_session_id', '=', votingSessionId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** One opinion by its id. */
export const findOpinion = (db: Db, opinionId: string) =>
  opinions(db).where('opinion.id', '=', opinionId).executeTakeFirst();
