import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { readMeta, writeMeta } from './meta.ts';

/** Voting sessions that are not archived, and the students who joined them. */
export interface OpenSessions {
  sessions: number;
  participants: number;
}

export async function countOpenSessions(db: Db): Promise<OpenSessions> {
  const open = db.selectFrom('voting_sessions').where('active_code', 'is not', null).where('try_out', '=', 0);
  return {
    sessions: await countOf(open),
    participants: await countOf(open.innerJoin('participants', 'participants.voting_session_id', 'voting_sessions.id')),
  };
}

const IGNORED_PROXY = 'proxy-ignored';
/** Milliseconds for which an untrusted proxy is remembered; longer than between two notes. */
const PROXY_IGNORED_MS = 600_000;

/** Notes that requests come through a proxy that the settings do not name. */
export const noteIgnoredProxy = (db: Db, now: number): Promise<void> =>
  writeMeta(db, IGNORED_PROXY, new Date(now).toISOString());

/** Whether requests come through a proxy that the settings do not name. */
export async function isProxyIgnored(db: Db, now: number): Promise<boolean> {
  const at = await readMeta(db, IGNORED_PROXY);
  return at !== undefined && now - Date.parse(at) < PROXY_IGNORED_MS;
}

export interface DatabaseInfo {
  kind: 'SQLite' | 'PostgreSQL';
  version: string;
  /** Its size on disk, without SQLite's log. */
  bytes: number;
}

/** The kind of database and its size. Reads no table. */
export async function readDatabaseInfo(db: Db): Promise<DatabaseInfo> {
  const { rows } = isSqlite(db)
    ? await sql<Omit<DatabaseInfo, 'kind'>>`
        select sqlite_version() as version, page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`.execute(db)
    : await sql<Omit<DatabaseInfo, 'kind'>>`
        select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'a select without a table returns a row');
  return { kind: isSqlite(db) ? 'SQLite' : 'PostgreSQL', ...row };
}

/** When the newest voting session was made, or null when there is none. */
export async function findNewestSessionTime(db: Db): Promise<string | null> {
  const { at } = await db
    .selectFrom('voting_sessions')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** The clock of PostgreSQL, in milliseconds since 1970; null for SQLite, which has this machine's. */
export async function readDatabaseClock(db: Db): Promise<number | null> {
  if (isSqlite(db)) return null;
  const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
