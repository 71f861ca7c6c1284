// What results are worked out from: one student's answers, or a class's counts.
import type { Db } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tally } from '#shared/domain/group-results.ts';

/** One student's answers, skips included. */
export const findAnswers = prepared((db, participantId: string) =>
  db
    .selectFrom('student_opinions')
    .select(['id', 'statement_id', 'opinion', 'comment'])
    .where('participant_id', '=', participantId),
);

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** How often each opinion was given, per statement and party played; counted by the database. */
export const findTallies = (db: Db, votingSessionId: string): Promise<Tally[]> =>
  db
    .selectFrom('student_opinions as opinion')
    .innerJoin('participants', 'participants.id', 'opinion.participant_id')
    .select([
      'opinion.statement_id as statementId',
      'opinion.opinion',
      'participants.party_id as partyId',
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .where('opinion.voting_session_id', '=', votingSessionId)
    .groupBy(['opinion.statement_id', 'opinion.opinion', 'participants.party_id'])
    .execute();

/** The arguments that were given, oldest first. */
export const findComments = (db: Db, votingSessionId: string) =>
  db
    .selectFrom('student_opinions')
    .select(['statement_id', 'opinion', 'comment'])
    .where('voting_session_id', '=', votingSessionId)
    .where('comment', '!=', '')
    .orderBy('answered_at')
    .orderBy('id')
    .execute();
