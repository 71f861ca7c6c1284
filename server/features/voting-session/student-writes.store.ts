// What students write, in statements of one fixed text for any number of rows: a commit of a few answers must cost little, on both databases.
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { prepared } from '#server/db/prepared.ts';
import type { VotingSessionRow } from '#server/db/voting-sessions.ts';
import type { State } from '#shared/domain/voting-session.ts';

/** Somebody in a voting session. */
export interface Student {
  votingSessionId: string;
  clientKey: string;
}
export interface GivenAnswer extends Student {
  statementId: string;
  opinion: string;
  comment: string;
  /** The party that is played; null in a debate. */
  partyId: string | null;
  /** Where the voting session was when the rule allowed this answer. */
  seen: Pick<VotingSessionRow, 'state' | 'current_statement_id'>;
}

/** What is sent of a student or an answer. */
interface Row extends Omit<GivenAnswer, 'seen'> {
  id: string;
  state: State;
  currentStatementId: string | null;
  now: string;
}

/** Both databases unfold a JSON object into rows with a `value`: all rows of a statement are one parameter. */
const unfolded = (rows: string) => sql<{ value: string }>`json_each(${rows})`.as('given');
const given = <K extends keyof Row>(name: K): RawBuilder<Row[K]> => sql<Row[K]>`given.value ->> ${sql.lit(name)}`;

/** Halves of a character, which a client can send, would make PostgreSQL refuse all rows. */
const folded = (rows: readonly Partial<Row>[]): string =>
  JSON.stringify({ ...rows }, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));

const foldedStudents = (students: readonly Student[]): string =>
  folded(
    students.map(({ votingSessionId, clientKey }) => ({
      // A pseudonym says nothing, not even when somebody joined.
      id: randomUUID(),
      votingSessionId,
      clientKey,
      now: new Date().toISOString(),
    })),
  );

const foldedAnswers = (answers: readonly GivenAnswer[]): string =>
  folded(
    answers.map(({ seen, ...answer }) => ({
      ...answer,
      id: newId(),
      state: seen.state,
      currentStatementId: seen.current_statement_id,
      now: new Date().toISOString(),
    })),
  );

/**
 * A row's voting session while its code works. It is always read inside another expression: joined, PostgreSQL would rather go through all
 * voting sessions than look a few up.
 */
const openSession = (db: Db) =>
  db
    .selectFrom('voting_sessions as session')
    .where('session.id', '=', given('votingSessionId'))
    .where('session.archived_at', 'is', null);

/** Its state, if it is at the statement where it was seen. */
const stateWhereSeen = (db: Db) =>
  openSession(db)
    .where('session.current_statement_id', 'is not distinct from', given('currentStatementId'))
    .select('session.state');

const insertParticipants = prepared((db, rows: string) =>
  db
    .insertInto('participants')
    .columns(['id', 'voting_session_id', 'client_key', 'joined_at'])
    .expression((eb) =>
      eb
        .selectFrom(unfolded(rows))
        .where(openSession(db).select('session.id'), 'is not', null)
        .orderBy(given('clientKey'))
        .select([given('id').as('id'), given('votingSessionId').as('voting_session_id')])
        .select([given('clientKey').as('client_key'), given('now').as('joined_at')]),
    )
    // Another server process may have added the same student just now.
    .onConflict((conflict) => conflict.columns(['voting_session_id', 'client_key']).doNothing())
    .returning(['id', 'client_key as clientKey']),
);

const selectParticipants = prepared((db, rows: string) =>
  db
    .selectFrom(unfolded(rows))
    // Rows first, also where SQLite would rather begin with all participants.
    .crossJoin('participants')
    .where('participants.voting_session_id', '=', given('votingSessionId'))
    .where('participants.client_key', '=', given('clientKey'))
    .where(openSession(db).select('session.id'), 'is not', null)
    .select(['participants.id', 'participants.client_key as clientKey']),
);

const updateParties = prepared((db, rows: string) =>
  db
    .updateTable('participants')
    .from(unfolded(rows))
    .set({ party_id: given('partyId') })
    .where('participants.voting_session_id', '=', given('votingSessionId'))
    .where('participants.client_key', '=', given('clientKey'))
    .where('participants.party_id', 'is', null)
    .where(stateWhereSeen(db), '=', given('state')),
);

const upsertOpinions = prepared((db, rows: string) =>
  db
    .insertInto('student_opinions')
    .columns(['id', 'voting_session_id', 'participant_id', 'statement_id', 'opinion', 'comment', 'answered_at'])
    .expression((eb) =>
      eb
        .selectFrom(unfolded(rows))
        .crossJoin('participants')
        .where('participants.voting_session_id', '=', given('votingSessionId'))
        .where('participants.client_key', '=', given('clientKey'))
        .where('participants.party_id', 'is not distinct from', given('partyId'))
        .where(stateWhereSeen(db), '=', given('state'))
        // Two servers that write for the same students take their rows in the same order, and never wait for each other in a ring.
        .orderBy('participants.id')
        .orderBy(given('statementId'))
        .select([given('id').as('id'), given('votingSessionId').as('voting_session_id')])
        .select(['participants.id as participant_id', given('statementId').as('statement_id')])
        .select([given('opinion').as('opinion'), given('comment').as('comment'), given('now').as('answered_at')]),
    )
    .onConflict((conflict) =>
      conflict.columns(['participant_id', 'statement_id']).doUpdateSet((eb) => ({
        opinion: eb.ref('excluded.opinion'),
        comment: eb.ref('excluded.comment'),
        answered_at: eb.ref('excluded.answered_at'),
      })),
    )
    .returning((eb) => {
      const participant = eb
        .selectFrom('participants')
        .whereRef('participants.id', '=', 'student_opinions.participant_id');
      return [
        'id',
        'participant_id as participantId',
        'statement_id as statementId',
        participant.select('client_key').$asScalar().$notNull().as('clientKey'),
        participant.select('party_id').as('partyId'),
      ];
    }),
);

/** Adds those who take no part yet, each of them once; gives the new ones. Nobody joins an archived voting session. */
export const addParticipants = (db: Db, students: readonly Student[]) =>
  insertParticipants(db, foldedStudents(students));

/** Those who take part already, in voting sessions that are not archived. */
export const findParticipants = (db: Db, students: readonly Student[]) =>
  selectParticipants(db, foldedStudents(students));

/** Fixes the parties that are played, of participants who had none; only where the answer would count. */
export const fixParties = (db: Db, answers: readonly GivenAnswer[]) => updateParties(db, foldedAnswers(answers));

/**
 * Stores answers, at most one of a student to a statement as a party; gives those that count: their student takes part and plays that
 * party, and the voting session is still where it was seen.
 */
export const storeAnswers = (db: Db, answers: readonly GivenAnswer[]) => upsertOpinions(db, foldedAnswers(answers));
