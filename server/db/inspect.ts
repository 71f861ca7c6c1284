import { DatabaseSync } from 'node:sqlite';
import type { Db } from './client.ts';
import { countOf } from './count.ts';
import { migrations, missingMigrations } from './migrate.ts';
import { type Recorded, refusalOf } from './refusal.ts';

/** Orphaned rows that are listed at most. */
const ORPHANS_MAX = 5;

/** Errors that SQLite finds in a database file; empty if the file is intact. */
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

/** The hash of the schema in a SQLite database, and why this build cannot use it: null if it can. */
export function inspectSchema(file: string): Recorded & { refusal: string | null } {
  const database = new DatabaseSync(file);
  const column = (table: string, query: string): string[] =>
    database.prepare('select 1 from sqlite_master where name = ?').get(table) === undefined
      ? []
      : database
          .prepare(query)
          .all()
          .map(({ found }) => String(found));
  try {
    const done = column('kysely_migration', 'select name as found from kysely_migration order by name');
    const [schema] = column('meta', "select value as found from meta where key = 'schema'");
    return { done, schema, refusal: refusalOf({ done, schema }, Object.keys(migrations)) };
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
