import { closeSync, existsSync, fdatasyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile, withDatabase } from '#server/db/client.ts';
import { copyFromPostgres } from '#server/db/copy-from-postgres.ts';
import { findDamage } from '#server/db/inspect.ts';
import { migrate, missingMigrations } from '#server/db/migrate.ts';
import { removeOpenBallots } from '#server/db/open-ballots.ts';
import { BackupError, DATABASE } from './archive-format.ts';
import { restAfter, STEP_BYTES } from './pace.ts';

/** Milliseconds that it waits for a lock of the server. */
const BUSY_MS = 10_000;
/** Pages that are copied before they have to be on the disk. */
const PAGES = STEP_BYTES / 4096;

/** Stops this thread, which does nothing else. */
const rest = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/** Copies all pages a few at a time: a commit waits until the file system has written everything before it. */
async function copyPaced(source: DatabaseSync, copy: string): Promise<void> {
  closeSync(openSync(copy, 'wx', 0o600));
  const file = openSync(copy, 'r');
  try {
    let began = performance.now();
    const progress = (): void => {
      fdatasyncSync(file);
      rest(restAfter(performance.now() - began));
      began = performance.now();
    };
    await backup(source, copy, { rate: PAGES, progress });
  } finally {
    closeSync(file);
  }
}

async function copySqlite(dataDir: string, copy: string): Promise<void> {
  const path = databaseFile(dataDir);
  if (!existsSync(path)) throw new BackupError(`${path} does not exist: there is nothing to back up`);
  const source = new DatabaseSync(path);
  try {
    source.exec(`pragma busy_timeout = ${BUSY_MS}`);
    // One moment for the whole copy, which would otherwise begin again with each answer.
    source.exec('begin; select count(*) from sqlite_master');
    await copyPaced(source, copy);
  } finally {
    source.close();
  }
  const copied = new DatabaseSync(copy);
  // One file without a log.
  copied.exec('pragma journal_mode = delete');
  removeOpenBallots(copied);
  copied.close();
  // No restore would take it, and it would push out an earlier one that is whole.
  const [damage] = findDamage(copy);
  if (damage !== undefined)
    throw new BackupError(`the database is damaged: ${damage}. Keep the earlier backups, and restore the last one`);
}

async function copyPostgres(databaseUrl: string, folder: string): Promise<void> {
  await withDatabase({ databaseUrl: null, dataDir: folder }, (db) => migrate(db, { copy: false }));
  const target = new DatabaseSync(databaseFile(folder));
  try {
    await withDatabase({ databaseUrl, dataDir: folder }, async (source) => {
      if ((await missingMigrations(source)).length > 0)
        throw new BackupError('the server has not migrated the database yet: start it once');
      await copyFromPostgres(source, target);
      removeOpenBallots(target);
    });
  } finally {
    target.close();
  }
}

/**
 * Writes the database as it is at one moment into a SQLite file in an empty folder, PostgreSQL too, so that either
 * database can restore it; without the votes of open ballots. Returns the file.
 */
export async function writeSnapshot(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  folder: string,
): Promise<string> {
  const copy = join(folder, DATABASE);
  if (databaseUrl === null) await copySqlite(dataDir, copy);
  else await copyPostgres(databaseUrl, folder);
  return copy;
}
