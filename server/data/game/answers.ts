import { sql } from 'kysely';
import { batched } from '#server/db/batched.ts';
import type { Db } from '#server/db/client.ts';
import { countIn, countOf } from '#server/db/count.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import type { AnswerCount } from '#shared/domain/group-results.ts';
import { LARGE_REPLY_BYTES } from '#shared/domain/limits.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { Round } from '#shared/domain/voting-session.ts';
import type { VotingSessionRow } from './voting-sessions.ts';

const answers = (db: Db) =>
  db
    .selectFrom('student_opinions as answer')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .select([
      'answer.id',
      'answer.public_id',
      'answer.statement_id',
      'answer.participant_id',
      'answer.voting_session_id',
      'answer.opinion',
      'answer.comment',
      'answer.comment_state',
      'answer.round',
      'answer.first_opinion',
      'participants.party_id',
    ]);

/** One student's answers, skips included. */
export const findAnswersOf = batched(
  (db, participantIds: string[]) => answers(db).where('answer.participant_id', 'in', participantIds).execute(),
  (participantId) => participantId,
  ({ participant_id }) => participant_id,
);

/** The answers to one statement, by id: ids are random, so the order is stable and independent of time. */
export const findAnswersTo = (db: Db, votingSessionId: string, statementId: string) =>
  answers(db)
    .where('answer.voting_session_id', '=', votingSessionId)
    .where('answer.statement_id', '=', statementId)
    .orderBy('answer.id')
    .execute();

export type AnswerRow = Awaited<ReturnType<typeof findAnswersTo>>[number];

export const findAnswer = (db: Db, answerId: string) =>
  answers(db).where('answer.id', '=', answerId).executeTakeFirst();

/** Answers and skips per statement, of its present round; statements without any are missing. */
export async function countAnswers(db: Db, votingSessionId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('student_opinions as answer')
    .leftJoin('second_rounds as second', (join) =>
      join
        .onRef('second.voting_session_id', '=', 'answer.voting_session_id')
        .onRef('second.statement_id', '=', 'answer.statement_id'),
    )
    .select(['answer.statement_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('answer.voting_session_id', '=', votingSessionId)
    .where((eb) => eb.or([eb('second.statement_id', 'is', null), eb('answer.round', '=', 2)]))
    .groupBy('answer.statement_id')
    .execute();
  return new Map(rows.map(({ statement_id, count }) => [statement_id, count]));
}

/** The statements that somebody answered or skipped, in either round. */
export async function findAnswered(db: Db, votingSessionId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('student_opinions')
    .where('voting_session_id', '=', votingSessionId)
    .select('statement_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ statement_id }) => statement_id));
}

/** How many answered or skipped a statement in its round, and how many joined; null for a code that does not work. */
export async function countAnswered(db: Db, sessionCode: string, statementId: string) {
  const found = await db
    .selectFrom('voting_sessions as session')
    .where('session.active_code', '=', sessionCode)
    .select((eb) => [
      countIn(
        eb
          .selectFrom('student_opinions as answer')
          .whereRef('answer.voting_session_id', '=', 'session.id')
          .where('answer.statement_id', '=', statementId)
          .where('answer.round', '=', (inner) =>
            inner
              .selectFrom('second_rounds')
              .whereRef('second_rounds.voting_session_id', '=', 'session.id')
              .where('second_rounds.statement_id', '=', statementId)
              .select(sql<Round>`case when count(*) > 0 then 2 else 1 end`.as('round')),
          ),
      ).as('answered'),
      countIn(eb.selectFrom('participants').whereRef('participants.voting_session_id', '=', 'session.id')).as(
        'participants',
      ),
    ])
    .executeTakeFirst();
  return found ?? null;
}

// Over all answers of a large game the following queries take tens of milliseconds each, and a page needs several.

/** The parts of a voting session that say which answers count for its class. */
export type ClassFigures = Pick<VotingSessionRow, 'id' | 'counts_snapshots'>;

/** The answers that count for the class: the last ones, and once a debate has ended those in its last snapshots. */
const classAnswers = (db: Db, { id, counts_snapshots }: ClassFigures) =>
  db
    .selectFrom('student_opinions as answer')
    .leftJoin('published_answers as shown', (join) =>
      join.onRef('shown.answer_id', '=', 'answer.id').on('shown.kind', '=', 'shown'),
    )
    .select((eb) => [
      'answer.participant_id',
      'answer.statement_id',
      eb
        .ref(counts_snapshots === 1 ? 'shown.opinion' : 'answer.opinion')
        .$notNull()
        .as('opinion'),
    ])
    .where('answer.voting_session_id', '=', id)
    .$if(counts_snapshots === 1, (query) => query.where('shown.answer_id', 'is not', null));

/** How often each opinion was given, per statement and party played; counted by the database. */
export async function findAnswerCounts(db: Db, counted: ClassFigures): Promise<AnswerCount[]> {
  await yieldToEventLoop();
  return db
    .selectFrom(classAnswers(db, counted).as('answer'))
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .select([
      'answer.statement_id as statementId',
      'answer.opinion',
      'participants.party_id as partyId',
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .groupBy(['answer.statement_id', 'answer.opinion', 'participants.party_id'])
    .execute();
}

/**
 * How many students answered or skipped each statement and are in no figure of the class; statements without such
 * students are missing.
 */
export async function countLate(db: Db, { id, counts_snapshots }: ClassFigures): Promise<Map<string, number>> {
  if (counts_snapshots === 0) return new Map();
  const rows = await db
    .selectFrom('student_opinions as answer')
    .leftJoin('published_answers as shown', (join) =>
      join.onRef('shown.answer_id', '=', 'answer.id').on('shown.kind', '=', 'shown'),
    )
    .select(['answer.statement_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('answer.voting_session_id', '=', id)
    .where('shown.answer_id', 'is', null)
    .groupBy('answer.statement_id')
    .execute();
  return new Map(rows.map(({ statement_id, count }) => [statement_id, count]));
}

/** How many students gave an answer and did not skip. */
export async function countPlayers(db: Db, votingSessionId: string): Promise<number> {
  await yieldToEventLoop();
  const row = await db
    .selectFrom('student_opinions')
    .select(({ fn }) => fn.count<number>('participant_id').distinct().as('count'))
    .where('voting_session_id', '=', votingSessionId)
    .where('opinion', '<>', SKIP)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Every student's opinions, skips included. */
export async function findOpinions(db: Db, counted: ClassFigures) {
  await yieldToEventLoop();
  return db
    .selectFrom(classAnswers(db, counted).as('answer'))
    .select(['participant_id as participantId', 'statement_id as statementId', 'opinion'])
    .execute();
}

/** Bytes of an answer without its argument. */
const ANSWER_BYTES = 300;

/** Whether all that a voting session's students answered is a large reply. */
export async function isLargeGame(db: Db, votingSessionId: string): Promise<boolean> {
  // Not all of them, so that it costs a large game no more.
  const some = db
    .selectFrom('student_opinions')
    .select('comment')
    .where('voting_session_id', '=', votingSessionId)
    .limit(Math.ceil(LARGE_REPLY_BYTES / ANSWER_BYTES))
    .as('some');
  const { answers, bytes } = await db
    .selectFrom(some)
    .select(({ fn }) => [
      fn.countAll<number>().as('answers'),
      fn.sum<number | null>(fn('octet_length', ['some.comment'])).as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return answers * ANSWER_BYTES + (bytes ?? 0) >= LARGE_REPLY_BYTES;
}

/** How many students answered or skipped every one of that many statements. */
export const countFinished = (db: Db, votingSessionId: string, statements: number): Promise<number> =>
  countOf(
    db.selectFrom(
      db
        .selectFrom('student_opinions')
        .select('participant_id')
        .where('voting_session_id', '=', votingSessionId)
        .groupBy('participant_id')
        .having(({ fn }) => fn.countAll<number>(), '>=', statements)
        .as('finished'),
    ),
  );
