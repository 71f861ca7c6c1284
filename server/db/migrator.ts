// Kysely's own migrator runs SQLite's migrations outside a transaction: a killed process leaves half of one.
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { invariant } from '#shared/domain/invariant.ts';
import type { Db } from './client.ts';
import { type Copy, copyBefore } from './copy-before.ts';
import { withFolderLock } from './folder-lock.ts';
import { type Recorded, refusalOf } from './refusal.ts';
import { isSqlite } from './sqlite-dialect.ts';

export type Migrations = Readonly<Record<string, Migration>>;

export interface MigrateOptions {
  /** Called after each migration that ran. */
  onMigration?: (done: { name: string; milliseconds: number }) => void;
  /** False for a database that is a copy itself; otherwise one of SQLite that is not new is copied first. */
  copy?: boolean;
  /** Called after that: the copy that was made, or why there is none. */
  onCopy?: (copy: Copy) => void;
}

/** The lock that Kysely's own migrator takes on PostgreSQL. */
const POSTGRES_LOCK = sql.lit('3853314791062309107');

async function hasTable(db: Db): Promise<boolean> {
  const { rows } = isSqlite(db)
    ? await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db)
    : await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(
        db,
      );
  return rows.length > 0;
}

/** The file of a SQLite database; null for one in memory. */
async function fileOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file || null;
}

/** The names of the migrations that this database records. */
export async function findDone(db: Db): Promise<string[]> {
  if (!(await hasTable(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function findRecorded(db: Db): Promise<Recorded> {
  const done = await findDone(db);
  if (done.length === 0) return { done, schema: undefined };
  const { rows } = await sql<{ value: string }>`select value from meta where key = 'schema'`.execute(db);
  return { done, schema: rows[0]?.value };
}

/** The names of those of `steps` that the database lacks, oldest first. Throws when another build must use it. */
export async function findPendingMigrations(db: Db, steps: Migrations): Promise<string[]> {
  const recorded = await findRecorded(db);
  const known = Object.keys(steps).sort();
  const refusal = refusalOf(recorded, known);
  if (refusal !== null) throw new Error(refusal);
  return known.filter((name) => !recorded.done.includes(name));
}

/** Records a migration in the table that Kysely's migrator reads. */
async function record(db: Db, name: string): Promise<void> {
  await sql`create table if not exists kysely_migration
    (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);
}

/** How many rows belong to nothing; on PostgreSQL a foreign key allows none at any time. */
async function countOrphans(db: Db): Promise<number> {
  return isSqlite(db) ? (await sql`select 1 from pragma_foreign_key_check`.execute(db)).rows.length : 0;
}

/** Until then SQLite's log has the overwritten and deleted data. */
const emptyLog = (db: Db) => sql`pragma wal_checkpoint(truncate)`.execute(db);

const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Waits until no other server migrates this database; on SQLite a transaction that writes is alone. */
async function lock(trx: Db): Promise<void> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(trx);
}

async function runAll(db: Db, steps: Migrations, { onMigration }: MigrateOptions): Promise<void> {
  const missing = await findPendingMigrations(db, steps);
  // Rows that were invalid before the migration are no reason to refuse it.
  let orphans = await countOrphans(db);
  for (const name of missing) {
    const migration = steps[name];
    invariant(migration !== undefined, 'a missing migration is one of the steps');
    const began = performance.now();
    const hasRun = await inTransaction(db, async (trx) => {
      await lock(trx);
      // Another server may have run it while this one waited.
      if ((await findDone(trx)).includes(name)) return false;
      await migration.up(trx);
      const left = await countOrphans(trx);
      if (left > orphans) throw new Error(`the migration ${name} leaves rows that belong to nothing`);
      orphans = left;
      await record(trx, name);
      return true;
    });
    if (hasRun) onMigration?.({ name, milliseconds: Math.round(performance.now() - began) });
  }
}

async function runOnSqlite(db: Db, file: string, steps: Migrations, options: MigrateOptions): Promise<void> {
  const [first] = await findPendingMigrations(db, steps);
  if (first === undefined) return;
  if (options.copy !== false && (await findDone(db)).length > 0) {
    const copy = copyBefore(file, first);
    options.onCopy?.(copy);
  }
  // A table that is rebuilt is dropped in between, which must not delete the rows that refer to it.
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    await runAll(db, steps, options);
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
  await emptyLog(db);
}

/** Runs those of `steps` that are missing, in order. */
export async function runMigrations(db: Db, steps: Migrations, options: MigrateOptions): Promise<void> {
  if ((await findPendingMigrations(db, steps)).length === 0) return;
  const file = isSqlite(db) && !db.isTransaction ? await fileOf(db) : null;
  if (file === null) return runAll(db, steps, options);
  return withFolderLock(dirname(file), () => runOnSqlite(db, file, steps, options));
}
