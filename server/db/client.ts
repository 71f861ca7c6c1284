import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { invariant } from '#shared/domain/invariant.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** PostgreSQL connections of one server process. */
const POOL_SIZE = 10;
/** How long a connection is silent before its other end is asked whether it is there. */
const KEEP_ALIVE_MS = 10_000;
/** Readable and writable by the owner only. */
const PRIVATE = 0o600;

/** Facts about a database that need no query. */
interface Watched {
  pool: pg.Pool | null;
  onQuery: (seconds: number) => void;
}
const watched = new WeakMap<Db, Watched>();

function open(dialect: Dialect, pool: pg.Pool | null): Db {
  const watch: Watched = { pool, onQuery: () => {} };
  const db = new Kysely<Schema>({
    dialect,
    log: ({ queryDurationMillis }) => watch.onQuery(queryDurationMillis / 1_000),
  });
  watched.set(db, watch);
  return db;
}

/** Calls `onQuery` with the seconds that each query takes from now on, also one that fails. */
export function watchQueries(db: Db, onQuery: (seconds: number) => void): void {
  const watch = watched.get(db);
  if (watch !== undefined) watch.onQuery = onQuery;
}

/** How many queries wait for a connection; on SQLite none ever does. */
export const countWaiting = (db: Db): number => watched.get(db)?.pool?.waitingCount ?? 0;

/** How long a connection may be silent, as a multiple of PostgreSQL's query limit: it can still report a timeout. */
const SILENCE = 1.25;

/** Limits what a new connection waits for. */
function limit(client: pg.ClientBase, limitMs: number): Promise<unknown> {
  invariant(client instanceof pg.Client, 'a pool connects by its own driver');
  const { stream } = client.connection;
  invariant(stream instanceof Socket, 'PostgreSQL is behind a socket');
  // If the network is gone nothing else ends a query before TCP gives up, after a quarter of an hour. The driver's own
  // `query_timeout` leaves the connection in the pool.
  stream.setTimeout(limitMs * SILENCE, () => stream.destroy(new Error('Connection terminated: it was silent')));
  // PostgreSQL ends slow queries, and abandoned transactions with their locks. Set by statement: PgBouncer refuses
  // parameters of the connection.
  return client.query(`set statement_timeout = ${limitMs}; set idle_in_transaction_session_timeout = ${limitMs}`);
}

const ignore = (): void => {
  // The next query replaces an idle connection that broke, and inside a transaction it fails.
};

function postgres(url: string, limitMs: number | null): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    // Work that may take long ends too when the machine of PostgreSQL is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // An idle connection is closed before its silence counts.
    ...(limitMs !== null && { idleTimeoutMillis: limitMs, onConnect: (client) => limit(client, limitMs) }),
  });
  // An unhandled 'error' event would end the process: of an idle connection, or between two queries of a transaction.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return open(new PostgresDialect({ pool }), pool);
}

// count(*) and sum() come as strings from PostgreSQL; all of ours fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The embedded database of this data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'halfrond.sqlite');

/** Makes a folder and those above it, for this user only. Node's own way to do it never ends for one in /proc. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && Reflect.get(error, 'code');
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = dirname(folder);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    makeFolder(parent);
    makeFolder(folder);
  }
}

/** Makes the file private to this user, also in a folder that others may read; SQLite's log gets the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  try {
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, PRIVATE);
  } catch {
    // Another user's file, which a command may use all the same; the doctor warns of what others can read.
  }
}

interface DatabasePlace {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * The database of this configuration, not migrated yet.
 * @param limitMs milliseconds that PostgreSQL has for a query; null for work that may take long
 */
export function openDatabase(config: DatabasePlace, limitMs: number | null = null): Db {
  if (config.databaseUrl !== null) return postgres(config.databaseUrl, limitMs);
  // Students' answers are private, also from other users of this machine.
  makeFolder(config.dataDir);
  const file = databaseFile(config.dataDir);
  keepPrivate(file);
  return open(sqliteDialect(file), null);
}

/** Opens it for work that may take long, and closes it. */
export async function withDatabase<T>(config: DatabasePlace, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Throws while the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
