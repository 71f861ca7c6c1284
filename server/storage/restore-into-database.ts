// An archive of the embedded database, restored into another one that is empty: the way from SQLite to PostgreSQL.
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Schema } from '#server/db/schema.ts';
import { BackupError, UPLOADS, withUnpacked } from './backup.ts';

const ROWS_AT_ONCE = 500;

type Row = Record<string, string | number | null>;

/** Oldest first, so that a table comes after those that it refers to; without those that keep themselves. */
const tablesOf = (database: DatabaseSync): (keyof Schema)[] =>
  database
    .prepare("select name from sqlite_master where type = 'table' and name not like '%kysely%' order by rowid")
    .all()
    .map((row) => row.name as keyof Schema);

async function copyTable(database: DatabaseSync, table: keyof Schema, db: Db): Promise<number> {
  let rows = 0;
  let some: Row[] = [];
  const write = async (): Promise<void> => {
    if (some.length > 0)
      await db
        .insertInto(table)
        .values(some as never)
        .execute();
    rows += some.length;
    some = [];
  };
  for (const row of database.prepare(`select * from ${table}`).iterate()) {
    some.push(row as Row);
    if (some.length === ROWS_AT_ONCE) await write();
  }
  await write();
  return rows;
}

/** Brings the copy to the newest schema and all of it into `db`, or nothing of it. Gives the number of rows. */
async function copyAll(folder: string, db: Db): Promise<number> {
  const copy = openDatabase({ databaseUrl: null, dataDir: folder }, () => {});
  await migrate(copy);
  await copy.destroy();
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
  try {
    return await db.transaction().execute(async (trx) => {
      if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst())
        throw new BackupError('the database has users already: give DATABASE_URL an empty one');
      // The one table that a new database has a row in.
      await trx.deleteFrom('meta').execute();
      let rows = 0;
      for (const table of tablesOf(database)) rows += await copyTable(database, table, trx);
      return rows;
    });
  } finally {
    database.close();
  }
}

/**
 * Restores an archive into `db`, which has the newest schema and no user yet, and its pictures into the data folder, unless that has some.
 */
export async function restoreInto(
  db: Db,
  file: string,
  dataDir: string,
): Promise<{ createdAt: string; rows: number; pictures: 'restored' | 'kept' }> {
  return withUnpacked(file, dataDir, async (work, createdAt) => {
    const rows = await copyAll(work, db);
    if (existsSync(join(dataDir, UPLOADS))) return { createdAt, rows, pictures: 'kept' };
    if (existsSync(join(work, UPLOADS))) await rename(join(work, UPLOADS), join(dataDir, UPLOADS));
    return { createdAt, rows, pictures: 'restored' };
  });
}
