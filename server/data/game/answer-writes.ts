// One fixed text for any number of rows, so that it is prepared once: a commit of a few answers must cost little.
import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import type { CommentState } from '#shared/domain/argument-flags.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import {
  answerRows,
  column,
  jsonRows,
  type NewAnswer,
  type NewParticipant,
  participantRows,
  type Student,
  toJsonRows,
} from './answer-input.ts';

/** The voting session of an input row, unless archived. A subquery: for a join PostgreSQL scans all voting sessions. */
const openSession = (db: Db) =>
  db
    .selectFrom('voting_sessions as session')
    .where('session.id', '=', column('votingSessionId'))
    .where('session.archived_at', 'is', null);

/** PostgreSQL reads every value of JSON as a text. */
const inputRound = sql<number>`cast(${column('round')} as integer)`;

/** In which round the statement of an input row is. */
const presentRound = (db: Db) => {
  const second = db
    .selectFrom('second_rounds')
    .where('second_rounds.voting_session_id', '=', column('votingSessionId'))
    .where('second_rounds.statement_id', '=', column('statementId'))
    .select('second_rounds.statement_id');
  return sql<Round>`case when exists ${second} then 2 else 1 end`;
};

/**
 * Its state, if statement, round and text are still the expected ones. It does not end before these answers are stored.
 */
const stateIfUnchanged = (db: Db) =>
  openSession(db)
    // The weakest lock, which an inserted row takes by its foreign key as well; only ending waits (see `storePhase`).
    .forKeyShare()
    .where('session.current_statement_id', 'is not distinct from', column('currentStatementId'))
    .where(inputRound, '=', presentRound(db))
    .where(
      sql<boolean>`(${column('ownVersion')} is null or session.own_version = cast(${column('ownVersion')} as integer))`,
    )
    .select('session.state');

const insertMissing = prepared((db, rows: string) =>
  db
    .insertInto('participants')
    .columns(['id', 'voting_session_id', 'client_key', 'party_id', 'joined_at'])
    .expression((eb) =>
      eb
        .selectFrom(jsonRows(rows))
        .where(openSession(db).select('session.id'), 'is not', null)
        .orderBy(column('clientKey'))
        .select([column('id').as('id'), column('votingSessionId').as('voting_session_id')])
        .select([column('clientKey').as('client_key'), column('partyId').as('party_id')])
        .select(column('now').as('joined_at')),
    )
    // Another server process may have inserted the same student just now.
    .onConflict((conflict) => conflict.columns(['voting_session_id', 'client_key']).doNothing())
    .returning(['id', 'client_key as clientKey', 'party_id as partyId']),
);

const selectParticipants = prepared((db, rows: string) =>
  db
    .selectFrom(jsonRows(rows))
    // A cross join makes SQLite begin with the input rows, not with all participants.
    .crossJoin('participants')
    .where('participants.voting_session_id', '=', column('votingSessionId'))
    .where('participants.client_key', '=', column('clientKey'))
    .where(openSession(db).select('session.id'), 'is not', null)
    .select(['participants.id', 'participants.client_key as clientKey', 'participants.party_id as partyId']),
);

const updateParties = prepared((db, rows: string) =>
  db
    .updateTable('participants')
    .from(jsonRows(rows))
    .set({ party_id: column('partyId') })
    .where('participants.voting_session_id', '=', column('votingSessionId'))
    .where('participants.client_key', '=', column('clientKey'))
    .where('participants.party_id', 'is', null)
    .where(stateIfUnchanged(db), '=', column('state')),
);

/**
 * The argument of an input row, unless it was removed before; without one the last answer's, if the opinion is equal.
 */
const keptComment = (db: Db) => {
  const last = db
    .selectFrom('student_opinions as last')
    .whereRef('last.participant_id', '=', sql.ref('participants.id'))
    .where('last.statement_id', '=', column('statementId'))
    .where('last.opinion', '=', column('opinion'))
    .select('last.comment');
  const removed = db
    .selectFrom('removed_arguments')
    .whereRef('removed_arguments.participant_id', '=', sql.ref('participants.id'))
    .where('removed_arguments.statement_id', '=', column('statementId'))
    .where('removed_arguments.text_hash', '=', column('commentHash'))
    .select('removed_arguments.text_hash');
  return sql<string>`case when ${column('comment')} is null then coalesce(${last}, '')
    when exists ${removed} then '' else ${column('comment')} end`;
};

/**
 * Whether an answer with an argument replaces the one that this statement read. If another transaction changed that one
 * since, it may have removed the argument, which only the next try sees in `keptComment`.
 */
const isAsSeen = (db: Db) => {
  const seen = db
    .selectFrom('student_opinions as seen')
    .where('seen.id', '=', sql.ref<string>('student_opinions.id'))
    .where('seen.comment', '=', sql.ref<string>('student_opinions.comment'))
    .where('seen.removals', '=', sql.ref<number>('student_opinions.removals'))
    .select('seen.id');
  return sql<boolean>`(excluded.comment = '' or exists ${seen})`;
};

const upsertOpinions = prepared((db, rows: string) =>
  db
    .insertInto('student_opinions')
    .columns([
      'id',
      'voting_session_id',
      'participant_id',
      'statement_id',
      'opinion',
      'comment',
      'comment_state',
      'answered_at',
      'round',
      'text_round',
      'public_id',
    ])
    .expression((eb) =>
      eb
        .selectFrom(jsonRows(rows))
        .crossJoin('participants')
        .where('participants.voting_session_id', '=', column('votingSessionId'))
        .where('participants.client_key', '=', column('clientKey'))
        .where('participants.party_id', 'is not distinct from', column('partyId'))
        .where(stateIfUnchanged(db), '=', column('state'))
        // Two servers that write for the same students lock rows in the same order, which prevents deadlocks.
        .orderBy('participants.id')
        .orderBy(column('statementId'))
        .select([column('id').as('id'), column('votingSessionId').as('voting_session_id')])
        .select(['participants.id as participant_id', column('statementId').as('statement_id')])
        .select([column('opinion').as('opinion'), keptComment(db).as('comment')])
        .select([column('commentState').as('comment_state'), column('now').as('answered_at')])
        .select([sql<Round>`${inputRound}`.as('round'), sql<Round>`${inputRound}`.as('text_round')])
        .select(column('publicId').as('public_id')),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['participant_id', 'statement_id'])
        .doUpdateSet((eb) => ({
          opinion: eb.ref('excluded.opinion'),
          comment: eb.ref('excluded.comment'),
          comment_state: sql<CommentState>`case when excluded.comment = student_opinions.comment
            then student_opinions.comment_state else excluded.comment_state end`,
          text_round: sql<Round>`case when excluded.comment = student_opinions.comment
            then student_opinions.text_round else excluded.round end`,
          public_id: sql<string | null>`case when excluded.opinion = student_opinions.opinion
            and excluded.comment = student_opinions.comment then student_opinions.public_id else excluded.public_id end`,
          answered_at: eb.ref('excluded.answered_at'),
          round: eb.ref('excluded.round'),
          first_opinion: sql<string | null>`case when excluded.round > student_opinions.round
            then student_opinions.opinion else student_opinions.first_opinion end`,
        }))
        // One of the first round may come in after another server stored the student's second one.
        .whereRef('excluded.round', '>=', 'student_opinions.round')
        .where(isAsSeen(db)),
    )
    .returning((eb) => {
      const participant = eb
        .selectFrom('participants')
        .whereRef('participants.id', '=', 'student_opinions.participant_id');
      return [
        'id',
        'public_id',
        'voting_session_id',
        'participant_id',
        'statement_id',
        'opinion',
        'comment',
        'comment_state',
        'round',
        'first_opinion',
        participant.select('client_key').$asScalar().$notNull().as('client_key'),
        participant.select('party_id').as('party_id'),
      ];
    }),
);

/** Inserts the students who have not joined yet; nobody joins an archived game. Returns the new participants. */
export const insertParticipants = (db: Db, students: readonly NewParticipant[]) =>
  insertMissing(db, participantRows(students));

/** The students who have joined already, in voting sessions that are not archived. */
export const findParticipants = (db: Db, students: readonly Student[]) =>
  selectParticipants(
    db,
    toJsonRows(students.map(({ votingSessionId, clientKey }) => ({ votingSessionId, clientKey }))),
  );

/** Sets the party of participants who have none yet, only if the answer would count. */
export const assignParties = (db: Db, answers: readonly NewAnswer[]) => updateParties(db, answerRows(answers));

/**
 * Stores answers, at most one per student, statement and party. Returns those that count: the student has joined and
 * plays that party, and the voting session is still in the expected state and round.
 */
export const upsertAnswers = (db: Db, answers: readonly NewAnswer[]) => upsertOpinions(db, answerRows(answers));
