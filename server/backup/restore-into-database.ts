import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasUsers } from '#server/data/users.ts';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import { copyTables } from '#server/db/copy-tables.ts';
import { migrate } from '#server/db/migrate.ts';
import { BackupError, UPLOADS } from './archive-format.ts';
import { withUnpacked } from './backup.ts';

/** Migrates the unpacked database and copies all of it into `db`, or nothing. Returns the number of rows. */
async function copyAll(folder: string, db: Db): Promise<number> {
  const unpacked = openDatabase({ databaseUrl: null, dataDir: folder }, () => {});
  await migrate(unpacked);
  await unpacked.destroy();
  const source = new DatabaseSync(databaseFile(folder), { readOnly: true });
  try {
    return await db.transaction().execute(async (trx) => {
      if (await hasUsers(trx)) throw new BackupError('the database has users already: give DATABASE_URL an empty one');
      return copyTables(source, trx);
    });
  } finally {
    source.close();
  }
}

/**
 * Restores an archive into `db`, which has the newest schema and no user yet (this is how an installation moves from SQLite to PostgreSQL), and its images into the
 * data folder, unless that has some.
 */
export async function restoreInto(
  db: Db,
  file: string,
  dataDir: string,
): Promise<{ createdAt: string; rows: number; images: 'restored' | 'unchanged' }> {
  return withUnpacked(file, dataDir, async (work, createdAt) => {
    const rows = await copyAll(work, db);
    if (existsSync(join(dataDir, UPLOADS))) return { createdAt, rows, images: 'unchanged' };
    if (existsSync(join(work, UPLOADS))) await rename(join(work, UPLOADS), join(dataDir, UPLOADS));
    return { createdAt, rows, images: 'restored' };
  });
}
