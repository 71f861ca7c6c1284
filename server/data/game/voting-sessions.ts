import { type Selectable, sql } from 'kysely';
import { batched } from '#server/db/batched.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { countIn } from '#server/db/count.ts';
import { toFlag } from '#server/db/flag.ts';
import { preparedOne } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { SWITCH_COLUMNS } from '#shared/domain/live-switches.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import type { Phase } from '#shared/domain/voting-session.ts';

const CHANGING = [
  'id',
  'state',
  'tempo',
  'current_statement_id',
  'archived_at',
  'view',
  'result_view',
  'at_kind',
  'at_id',
  'at_page',
  'talk_seconds',
  'clock_ends_at',
  'clearings',
  'counts_snapshots',
  'own_version',
  'ballot_round',
  'ballot_open',
  'ballot_step',
  'coalition',
  ...SWITCH_COLUMNS,
] as const;

/** The columns of a voting session that change; the rest is its setup. */
export type VotingSessionRow = Pick<Selectable<Schema['voting_sessions']>, (typeof CHANGING)[number]> & {
  /** Ids of the statements on which the class votes again, separated by blanks (see `roundOf`); null without any. */
  second_rounds: string | null;
};

type PhaseColumns = Pick<VotingSessionRow, 'state' | 'tempo' | 'current_statement_id' | 'archived_at'>;

/** A voting session with all that changes about it, in one query: every read and every answer begins with it. */
const votingSessions = (db: Db) =>
  db
    .selectFrom('voting_sessions')
    .select(CHANGING)
    .select((eb) =>
      eb
        .selectFrom('second_rounds')
        .whereRef('second_rounds.voting_session_id', '=', 'voting_sessions.id')
        .select(sql<string | null>`string_agg(second_rounds.statement_id, ' ')`.as('ids'))
        .as('second_rounds'),
    );

/** The phase of a row. Throws if it is in the teacher's tempo without a statement. */
export function phaseOf(row: PhaseColumns): Phase {
  if (row.archived_at !== null) return { name: 'archived', reachedResults: row.state === 'results' };
  if (row.state !== 'ongoing') return { name: row.state };
  if (row.tempo === 'student') return { name: 'studentTempo' };
  invariant(row.current_statement_id !== null, 'starting at the teacher’s tempo goes to a statement');
  return { name: 'teacherTempo', currentStatement: row.current_statement_id };
}

const findByIds = batched(
  (db, ids: string[]) => votingSessions(db).where('id', 'in', ids).execute(),
  (id) => id,
  ({ id }) => id,
);

/** Archived or not. */
export async function findVotingSession(db: Db, id: string) {
  const [row] = await findByIds(db, id);
  return row;
}

export const findByCode = preparedOne((db, sessionCode: SessionCode) =>
  votingSessions(db).where('active_code', '=', sessionCode),
);

/** The voting session whose code works, with its owner. */
export const findOwner = preparedOne((db, sessionCode: SessionCode) =>
  db.selectFrom('voting_sessions').select(['id', 'owner_id as ownerId']).where('active_code', '=', sessionCode),
);

/**
 * Those that are not archived, locked until the end of the transaction: joining, changing what is shown and archiving
 * wait, answering does not.
 */
export const lockVotingSessions = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('voting_sessions')
    .select(['id', 'state', 'locked', 'clearings', 'ballot_round', 'ballot_open'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    // In one order on all servers, which prevents deadlocks.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** The same of one voting session with all that changes about it, as of then; undefined if archived or deleted. */
export async function lockVotingSession(trx: Trx, id: string): Promise<VotingSessionRow | undefined> {
  const [open] = await lockVotingSessions(trx, [id]);
  return open && findVotingSession(trx, open.id);
}

/** Returns each voting session whose code works, by code. */
export async function findByCodes(db: Db, sessionCodes: readonly string[]): Promise<Map<string, VotingSessionRow>> {
  const found = new Map<string, VotingSessionRow>();
  for (const codes of chunks(sessionCodes)) {
    const rows = await votingSessions(db).select('code').where('active_code', 'in', codes).execute();
    for (const { code, ...row } of rows) found.set(code, row);
  }
  return found;
}

const summaries = (db: Db, ownerId: string, isTryOut: boolean) =>
  db
    .selectFrom('voting_sessions as session')
    .select((eb) => [
      'session.id',
      'session.code',
      'session.name',
      'session.state',
      'session.tempo',
      'session.type',
      'session.result_view',
      'session.at_kind',
      'session.at_id',
      'session.at_page',
      'session.ended_at',
      'session.class_label',
      countIn(eb.selectFrom('voting_session_statements as s').whereRef('s.voting_session_id', '=', 'session.id')).as(
        'statements',
      ),
    ])
    .where('session.owner_id', '=', ownerId)
    .where('session.try_out', '=', toFlag(isTryOut));

/** The owner's voting sessions that are not archived, newest first. */
export const findActive = (db: Db, ownerId: string) =>
  summaries(db, ownerId, false)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The owner's try-out, or undefined. */
export const findTryOut = (db: Db, ownerId: string) => summaries(db, ownerId, true).executeTakeFirst();

/** The owner's archived voting sessions that have an answer, counted hands, a vote or a class, newest first. */
export const findArchived = (db: Db, ownerId: string) =>
  summaries(db, ownerId, false)
    .select((eb) => [
      'session.archived_at',
      countIn(eb.selectFrom('participants as p').whereRef('p.voting_session_id', '=', 'session.id')).as('participants'),
    ])
    .where('archived_at', 'is not', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('session.class_label', '<>', ''),
        exists(
          selectFrom('student_opinions as answer')
            .select('answer.id')
            .whereRef('answer.voting_session_id', '=', 'session.id'),
        ),
        exists(
          selectFrom('hands')
            .select('hands.opinion')
            .whereRef('hands.voting_session_id', '=', 'session.id')
            .where('hands.count', '>', 0),
        ),
        exists(
          selectFrom('ballot_counts')
            .select('ballot_counts.choice')
            .whereRef('ballot_counts.voting_session_id', '=', 'session.id'),
        ),
      ]),
    )
    .$narrowType<{ archived_at: string }>()
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** At most `limit` voting sessions that were archived before that moment. */
export const findExpired = (db: Db, archivedBefore: string, limit: number) =>
  db.selectFrom('voting_sessions').select('id').where('archived_at', '<', archivedBefore).limit(limit).execute();

/** At most `limit` open voting sessions that were created and started before that moment, without an answer since. */
export const findIdle = (db: Db, before: string, limit: number) =>
  votingSessions(db)
    .select('code')
    .where('archived_at', 'is', null)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('started_at', 'is', null), eb('started_at', '<', before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('student_opinions as answer')
            .select('answer.id')
            .whereRef('answer.voting_session_id', '=', 'voting_sessions.id')
            .where('answer.answered_at', '>=', before),
        ),
      ),
    )
    .limit(limit)
    .execute();

/** The try-outs that were made before that moment. */
export const findOldTryOuts = (db: Db, before: string) =>
  db
    .selectFrom('voting_sessions')
    .select(['id', 'code'])
    .where('try_out', '=', 1)
    .where('created_at', '<', before)
    .execute();

/** Deletes a voting session with its answers. There may be 40,000 of them, so waiting requests run first. */
export async function removeVotingSession(db: Db, id: string): Promise<void> {
  await yieldToEventLoop();
  await db.deleteFrom('voting_sessions').where('id', '=', id).execute();
}
