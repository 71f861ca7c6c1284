import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Db } from './client.ts';
import { countOf } from './count.ts';
import { migrate, migrations, missingMigrations } from './migrate.ts';
import type { Schema } from './schema.ts';
import { isSqlite, sqliteDialect } from './sqlite-dialect.ts';

/** Orphaned rows that are listed at most. */
const ORPHANS_MAX = 5;

/** What of a database file SQLite cannot read as it was written; an empty list when all of it is whole. */
export function findDamage(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    const rows = database.prepare('pragma integrity_check').all();
    return rows.map((row) => String(row.integrity_check).replaceAll('\n', ' ')).filter((line) => line !== 'ok');
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    database.close();
  }
}

/** Each row of a database file that refers to one that is not there, but for many. */
export function findOrphans(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    const rows = database.prepare('pragma foreign_key_check').all().slice(0, ORPHANS_MAX);
    return rows.map((row) => `a row of ${String(row.table)} belongs to nothing`);
  } finally {
    database.close();
  }
}

/** The last migration that a SQLite database records, or null for one that records none. */
export function findLastMigration(file: string): string | null {
  const database = new DatabaseSync(file);
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    const last = table && database.prepare('select max(name) as name from kysely_migration').get();
    return last === undefined || last.name === null ? null : String(last.name);
  } finally {
    database.close();
  }
}

export const countUsers = (db: Db): Promise<number> => countOf(db.selectFrom('users'));

/** The names of the migrations that have run, and of those that have not. */
export async function findMigrations(db: Db): Promise<{ done: string[]; missing: string[] }> {
  const missing = await missingMigrations(db);
  return { done: Object.keys(migrations).filter((name) => !missing.includes(name)), missing };
}

/** Every table, index and trigger of SQLite, with the columns of each. */
async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    select m.name || ' ' || coalesce(c.name, '') as part from sqlite_master m left join pragma_table_info(m.name) c
    where m.name not like '%kysely%' and m.name not like 'sqlite_%' order by part`.execute(db);
  return rows.map(({ part }) => part).join('\n');
}

/**
 * Whether a migration after those that are recorded has changed the schema already, as one of earlier versions did that was killed. Those of
 * PostgreSQL were always all or nothing.
 */
export async function isHalfMigrated(db: Db, done: readonly string[]): Promise<boolean> {
  if (!isSqlite(db)) return false;
  const expected = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') });
  try {
    const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => done.includes(name)));
    await migrate(expected, { steps });
    return (await shapeOf(db)) !== (await shapeOf(expected));
  } finally {
    await expected.destroy();
  }
}

/** When the newest voting session was made, or null when there is none. */
export async function findNewestSessionTime(db: Db): Promise<string | null> {
  const { at } = await db
    .selectFrom('voting_sessions')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** The clock of PostgreSQL, in seconds since 1970. */
export async function readPostgresClock(db: Db): Promise<number> {
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
}
