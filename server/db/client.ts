// Opens the database: one SQLite file, or PostgreSQL. All queries are the same for both.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Schema>;

/** PostgreSQL connections of one server process. */
const POOL_SIZE = 10;

function postgres(url: string, onError: (error: Error) => void): Db {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks must not end the process; the next query gets a new one.
  pool.on('error', onError);
  // Nor must one that breaks between two queries of a transaction; its next query fails.
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

// count(*) and sum() come as strings from PostgreSQL; all of ours fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The embedded database of this data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'halfrond.sqlite');

/** The database of this configuration, not migrated yet. */
export function openDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  onError: (error: Error) => void,
): Db {
  if (config.databaseUrl !== null) return postgres(config.databaseUrl, onError);
  // What students think is nobody else's on this machine.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Schema>({ dialect: sqliteDialect(databaseFile(config.dataDir)) });
}
