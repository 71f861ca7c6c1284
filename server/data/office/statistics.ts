// Read page by page: memory, and the time that the database is busy, do not grow with the number of answers.

import { sql } from 'kysely';
import { countParticipantsOf } from '#server/data/game/participants.ts';
import { findOptions, findStatements } from '#server/data/game/session-setup.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Schema } from '#server/db/schema.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { SKIP } from '#shared/domain/skip.ts';

/** Voting sessions per page. */
const PAGE = 1_000;
/** Voting sessions counted at a time: one may hold 40,000 answers, and SQLite serves nobody meanwhile. */
const COUNTED = { sqlite: 1, postgres: 50 };

/** An answer as the class's figures have it; null if it is in none. */
const COUNTED_OPINION = sql<string>`case when session.counts_snapshots = 1 then shown.opinion else answer.opinion end`;

type VotingSession = Pick<
  Schema['voting_sessions'],
  'id' | 'created_at' | 'type' | 'tempo' | 'audience' | 'question_set_id'
>;
/** How often each opinion was given on a statement, skips included. */
type StatementCounts = [statementId: string, counts: [opinion: string, count: number][]];

interface Figures {
  participants: number;
  /** Without skips. */
  answers: number;
  /** In the order in which the statements were played. */
  counts: StatementCounts[];
}

export type CountedSession = VotingSession & Figures;

/** All pages; `read` returns the page after that id. */
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

/** Counts the answers of these voting sessions. */
async function countFigures(db: Db, ids: readonly string[]): Promise<Map<string, Figures>> {
  const participants = await countParticipantsOf(db, ids);
  const statements = await db
    .selectFrom('voting_session_statements')
    .select(['voting_session_id', 'statement_id'])
    .where('voting_session_id', 'in', ids)
    .where('description', 'is', null)
    .orderBy('position')
    .execute();
  const opinions = await db
    .selectFrom('student_opinions as answer')
    .innerJoin('voting_sessions as session', 'session.id', 'answer.voting_session_id')
    .leftJoin('published_answers as shown', (join) =>
      join.onRef('shown.answer_id', '=', 'answer.id').on('shown.kind', '=', 'shown'),
    )
    .select((eb) => [
      'answer.voting_session_id',
      'answer.statement_id',
      COUNTED_OPINION.as('opinion'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('answer.voting_session_id', 'in', ids)
    .where(COUNTED_OPINION, 'is not', null)
    .groupBy(['answer.voting_session_id', 'answer.statement_id', COUNTED_OPINION])
    .execute();
  const statementsOf = Map.groupBy(statements, ({ voting_session_id }) => voting_session_id);
  const opinionsOf = Map.groupBy(opinions, ({ voting_session_id }) => voting_session_id);
  return new Map(
    ids.map((id) => {
      const played = statementsOf.get(id) ?? [];
      // Teachers' own statements are not in the statistics.
      const ofSet = new Set(played.map(({ statement_id }) => statement_id));
      const given = (opinionsOf.get(id) ?? []).filter(({ statement_id }) => ofSet.has(statement_id));
      const byStatement = Map.groupBy(given, ({ statement_id }) => statement_id);
      const figures: Figures = {
        participants: participants.get(id) ?? 0,
        answers: given.reduce((sum, { opinion, count }) => (opinion === SKIP ? sum : sum + count), 0),
        counts: played.map(({ statement_id }) => [
          statement_id,
          (byStatement.get(statement_id) ?? []).map(({ opinion, count }) => [opinion, count]),
        ]),
      };
      return [id, figures];
    }),
  );
}

/** These voting sessions' ids in groups that are counted at a time. */
async function* groups(db: Db, ids: readonly string[]): AsyncGenerator<string[]> {
  const size = isSqlite(db) ? COUNTED.sqlite : COUNTED.postgres;
  for (let from = 0; from < ids.length; from += size) {
    await yieldToEventLoop();
    yield ids.slice(from, from + size);
  }
}

const votingSessions = (db: Db) =>
  db
    .selectFrom('voting_sessions')
    .leftJoin('session_figures', 'session_figures.voting_session_id', 'voting_sessions.id')
    .where('try_out', '=', 0)
    .orderBy('voting_sessions.id')
    .limit(PAGE);

const withKept = (db: Db, counts: 'counts' | 'no counts') =>
  votingSessions(db).select([
    'voting_sessions.id',
    'created_at',
    'type',
    'tempo',
    'audience',
    'question_set_id',
    'participants',
    'answers',
    counts === 'counts' ? 'counts' : sql<string | null>`'[]'`.as('counts'),
  ]);

/** Takes the figures that are stored, and counts those that are not. */
async function counted(db: Db, page: Awaited<ReturnType<ReturnType<typeof withKept>['execute']>>) {
  const missing = page.filter(({ participants }) => participants === null).map(({ id }) => id);
  const figures = new Map<string, Figures>();
  for await (const ids of groups(db, missing))
    for (const [id, one] of await countFigures(db, ids)) figures.set(id, one);
  return page.map(({ participants, answers, counts, ...votingSession }): CountedSession => {
    const kept = { participants: participants ?? 0, answers: answers ?? 0, counts: JSON.parse(counts ?? '[]') };
    return { ...votingSession, ...(figures.get(votingSession.id) ?? kept) };
  });
}

/** Every voting session but try-outs, oldest first, in pages. */
export async function* countedSessions(db: Db): AsyncGenerator<CountedSession[]> {
  const read = (afterId: string) => withKept(db, 'no counts').where('voting_sessions.id', '>', afterId).execute();
  for await (const page of pages(read)) yield counted(db, page);
}

/**
 * The ended voting sessions with at least so many students, in pages: with fewer, a figure may be one student's answer.
 */
export async function* sessionsThatAreOver(db: Db, participantsMin: number): AsyncGenerator<CountedSession[]> {
  const read = (afterId: string) =>
    withKept(db, 'counts')
      .where('voting_sessions.id', '>', afterId)
      .where((eb) => eb.or([eb('state', '=', 'results'), eb('archived_at', 'is not', null)]))
      .execute();
  for await (const page of pages(read))
    yield (await counted(db, page)).filter(({ participants }) => participants >= participantsMin);
}

/** The texts of a question set: its options in order, and its statements by id. */
export async function findSetTexts(db: Db, questionSetId: string) {
  const options = await findOptions(db, questionSetId);
  const statements = await findStatements(db, questionSetId);
  return {
    opinions: options.map(({ opinion }) => opinion),
    descriptions: new Map(statements.map(({ id, description }) => [id, description])),
  };
}

/**
 * Stores the figures of these archived voting sessions: for each game, not for months, because `TIME_ZONE` may change,
 * and because the figures of a game are removed when a student deletes answers.
 */
export async function storeFigures(trx: Trx, ids: readonly string[]): Promise<void> {
  // Who is being forgotten meanwhile is not counted, or deletes what is stored.
  const archived = await trx
    .selectFrom('voting_sessions')
    .select('id')
    .where('id', 'in', ids)
    // In one order on all servers, which prevents deadlocks.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (archived.length === 0) return;
  const figures = await countFigures(
    trx,
    archived.map(({ id }) => id),
  );
  const rows = [...figures].map(([voting_session_id, { counts, ...rest }]) => ({
    voting_session_id,
    ...rest,
    counts: JSON.stringify(counts),
  }));
  await trx
    .insertInto('session_figures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts the archived voting sessions that are not counted yet, once and for all. Returns their number. */
export async function keepFigures(db: Db): Promise<number> {
  let kept = 0;
  const read = (afterId: string) =>
    votingSessions(db)
      .select('voting_sessions.id')
      .where('voting_sessions.id', '>', afterId)
      .where('archived_at', 'is not', null)
      .where('session_figures.voting_session_id', 'is', null)
      .execute();
  for await (const page of pages(read)) {
    for await (const ids of groups(
      db,
      page.map(({ id }) => id),
    ))
      await retryTransaction(db, (trx) => storeFigures(trx, ids));
    kept += page.length;
  }
  return kept;
}
