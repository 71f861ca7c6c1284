// Read page by page: memory, and the time that the database is busy, do not grow with the number of answers.

import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import type { Schema } from '#server/db/schema.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { type ClassFigures, classAnswers } from './answers.ts';

/** Voting sessions per page: a class's answers are counted in half a millisecond. */
const PAGE = 20;

type VotingSession = Pick<
  Selectable<Schema['voting_sessions']>,
  'id' | 'created_at' | 'type' | 'tempo' | 'audience' | 'question_set_id' | 'counts_snapshots'
>;
/** An answer as the class's figures have it; null where it is in none. */
const countedOpinion = sql<
  string | null
>`case when session.counts_snapshots = 1 then answer.shown_opinion else answer.opinion end`;

type CountedSession = VotingSession & { participants: number; answers: number };

/** Every voting session, oldest first, in pages; `read` returns the page after that id. */
async function* pages<T extends { id: string }>(read: (afterId: string) => Promise<T[]>): AsyncGenerator<T[]> {
  let afterId = '';
  for (;;) {
    const page = await read(afterId);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    afterId = last.id;
    await yieldToEventLoop();
  }
}

const votingSessions = (db: Db) =>
  db
    .selectFrom('voting_sessions')
    .select(['id', 'created_at', 'type', 'tempo', 'audience', 'question_set_id', 'counts_snapshots'])
    .where('try_out', '=', 0)
    .orderBy('id')
    .limit(PAGE);

/** Every voting session but try-outs, with its students who joined and their answers that are not skipped. */
export async function* countedSessions(db: Db): AsyncGenerator<CountedSession[]> {
  for await (const page of pages((afterId) => votingSessions(db).where('id', '>', afterId).execute())) {
    const ids = page.map(({ id }) => id);
    const participants = await db
      .selectFrom('participants')
      .select((eb) => ['voting_session_id', eb.fn.countAll<number>().as('count')])
      .where('voting_session_id', 'in', ids)
      .groupBy('voting_session_id')
      .execute();
    const answers = await db
      .selectFrom('student_opinions as answer')
      .innerJoin('voting_sessions as session', 'session.id', 'answer.voting_session_id')
      .select((eb) => ['answer.voting_session_id', eb.fn.countAll<number>().as('count')])
      .where('answer.voting_session_id', 'in', ids)
      .where((eb) => eb(countedOpinion, '<>', SKIP))
      .groupBy('answer.voting_session_id')
      .execute();
    const joined = new Map(participants.map((row) => [row.voting_session_id, row.count]));
    const given = new Map(answers.map((row) => [row.voting_session_id, row.count]));
    yield page.map((one) => ({ ...one, participants: joined.get(one.id) ?? 0, answers: given.get(one.id) ?? 0 }));
  }
}

export interface SessionStatements {
  votingSession: VotingSession;
  /** In the order in which they were played. */
  statements: { id: string; description: string }[];
  /** The options' texts, in order. */
  opinions: string[];
}

async function withStatements(db: Db, page: readonly VotingSession[]): Promise<SessionStatements[]> {
  const ids = page.map(({ id }) => id);
  const sets = [...new Set(page.map(({ question_set_id }) => question_set_id))];
  const statements = await db
    .selectFrom('voting_session_statements as asked')
    .innerJoin('question_set_statements as one', 'one.id', 'asked.statement_id')
    .select(['asked.voting_session_id', 'one.id', 'one.description'])
    .where('asked.voting_session_id', 'in', ids)
    .orderBy('asked.position')
    .execute();
  const options = await db
    .selectFrom('question_set_options')
    .select(['question_set_id', 'opinion'])
    .where('question_set_id', 'in', sets)
    .orderBy('sort_order')
    .orderBy('position')
    .execute();
  const bySession = Map.groupBy(statements, ({ voting_session_id }) => voting_session_id);
  const bySet = Map.groupBy(options, ({ question_set_id }) => question_set_id);
  return page.map((votingSession) => ({
    votingSession,
    statements: bySession.get(votingSession.id) ?? [],
    opinions: (bySet.get(votingSession.question_set_id) ?? []).map(({ opinion }) => opinion),
  }));
}

/** The voting sessions that are over and had at least so many students, with their statements: with fewer, a figure may be one student's answer. */
export async function* sessionsWithStatements(db: Db, participantsMin: number): AsyncGenerator<SessionStatements[]> {
  const over = (afterId: string) =>
    votingSessions(db)
      .where('id', '>', afterId)
      .where((eb) => eb.or([eb('state', '=', 'results'), eb('archived_at', 'is not', null)]))
      .where(
        (eb) =>
          eb
            .selectFrom('participants')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('participants.voting_session_id', '=', 'voting_sessions.id'),
        '>=',
        participantsMin,
      )
      .execute();
  for await (const page of pages(over)) yield await withStatements(db, page);
}

/** How often each opinion was given on each statement of one voting session, as its class's figures say. One at a time: a school's may hold 40,000 answers. */
export async function countOpinions(
  db: Db,
  counted: ClassFigures,
): Promise<{ statement_id: string; opinion: string; count: number }[]> {
  await yieldToEventLoop();
  return db
    .selectFrom(classAnswers(db, counted).as('answer'))
    .select((eb) => ['statement_id', 'opinion', eb.fn.countAll<number>().as('count')])
    .groupBy(['statement_id', 'opinion'])
    .execute();
}
