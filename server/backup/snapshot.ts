import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import { copyFromPostgres } from '#server/db/copy-from-postgres.ts';
import { migrate, missingMigrations } from '#server/db/migrate.ts';
import { BackupError, DATABASE } from './archive-format.ts';

/** Milliseconds that it waits for a lock of the server. */
const BUSY_MS = 10_000;

const ignore = (): void => {
  // The running query reports it.
};

async function withDatabase<T>(databaseUrl: string | null, dataDir: string, use: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ databaseUrl, dataDir }, ignore);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

function copySqlite(dataDir: string, copy: string): void {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new BackupError(`${source} does not exist: there is nothing to back up`);
  const database = new DatabaseSync(source);
  try {
    // The copy need not survive a power cut: only the archive is kept.
    database.exec(`pragma busy_timeout = ${BUSY_MS}; pragma synchronous = off`);
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

async function copyPostgres(databaseUrl: string, folder: string): Promise<void> {
  await withDatabase(null, folder, (db) => migrate(db, { copy: false }));
  const target = new DatabaseSync(databaseFile(folder));
  try {
    await withDatabase(databaseUrl, folder, async (source) => {
      if ((await missingMigrations(source)).length > 0)
        throw new BackupError('the database is of an earlier version: start the server once, or use that version');
      await copyFromPostgres(source, target);
    });
  } finally {
    target.close();
  }
}

/**
 * Writes all of the database as it is at one moment, whatever is written meanwhile, into a SQLite file in an empty folder; also that of
 * PostgreSQL, so that either database takes it back. Returns the file.
 */
export async function writeSnapshot(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  folder: string,
): Promise<string> {
  const copy = join(folder, DATABASE);
  if (databaseUrl === null) copySqlite(dataDir, copy);
  else await copyPostgres(databaseUrl, folder);
  return copy;
}
