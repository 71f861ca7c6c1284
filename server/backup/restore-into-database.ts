import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasUsers } from '#server/data/accounts/users.ts';
import { BEFORE_RESTORE } from '#server/data/system/earlier-data.ts';
import { readMeta, removeMeta, writeMeta } from '#server/data/system/meta.ts';
import { type Db, databaseFile, withDatabase } from '#server/db/client.ts';
import { copyTables } from '#server/db/copy-tables.ts';
import { countOtherConnections, moveTablesAside } from '#server/db/earlier-schema.ts';
import { withFolderLock } from '#server/db/folder-lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { findDone } from '#server/db/migrator.ts';
import { BackupError, SECRET } from './archive-format.ts';
import { unpackBeside } from './read-archive.ts';
import {
  asideName,
  complete,
  decide,
  discard,
  findJournal,
  isRestoring,
  noStep,
  type OnStep,
  removeLeftovers,
} from './swap.ts';

/** Written in the transaction that restores: it says which journal the database belongs to. */
const COMMITTED = 'restore';

interface Target {
  db: Db;
  dataDir: string;
  onStep: OnStep;
}

/**
 * Completes a restore that was committed, or ends one that was not. Returns the folder of the earlier secret, if any.
 */
async function settle({ db, ...places }: Target): Promise<string | null> {
  await removeLeftovers(places.dataDir);
  const plan = await findJournal(places.dataDir);
  if (plan === null || plan.commit === null) return null;
  const isCommitted = (await findDone(db)).length > 0 && (await readMeta(db, COMMITTED)) === plan.commit;
  if (!isCommitted) {
    await discard(places);
    return null;
  }
  const movedTo = await complete(places, plan);
  await removeMeta(db, COMMITTED);
  return movedTo;
}

/**
 * To be called before the secret is read: waits for a restore into this database that runs, completes one that was
 * killed after its commit, and ends one that was killed before.
 */
export async function settleRestore(db: Db, dataDir: string): Promise<void> {
  if (await isRestoring(dataDir)) await withFolderLock(dataDir, () => settle({ db, dataDir, onStep: noStep }));
}

/** Copies the database of the folder `ready` into `db`, all or nothing. Returns its rows, and the earlier schema. */
async function copyAll({ db, onStep }: Target, ready: string, commit: string, force: boolean) {
  const source = new DatabaseSync(databaseFile(ready), { readOnly: true });
  try {
    return await db.transaction().execute(async (trx) => {
      const isUsed = (await findDone(trx)).length > 0 && (await hasUsers(trx));
      if (isUsed && !force)
        throw new BackupError('the database has users already; --force replaces it and keeps the earlier tables');
      if (isUsed && (await countOtherConnections(trx)) > 0)
        throw new BackupError('others are connected to the database as the same user: stop the server first');
      onStep('replace the tables');
      const schema = isUsed ? await moveTablesAside(trx) : null;
      await migrate(trx);
      const rows = await copyTables(source, trx);
      await writeMeta(trx, COMMITTED, commit);
      onStep('commit');
      return { rows, schema };
    });
  } finally {
    source.close();
  }
}

interface RestoredInto {
  /** When the archive was made. */
  createdAt: string;
  rows: number;
  /** The schema with the earlier tables and secret; null if there were none. */
  schema: string | null;
  movedTo: string | null;
}

/**
 * Restores an archive's database into `db` and its secret into the data folder, both or neither: the next start
 * completes or ends what was killed. Also moves from SQLite to PostgreSQL. Throws when `db` has users, unless `force`.
 */
export async function restoreInto(
  db: Db,
  file: string,
  dataDir: string,
  { force, onStep = noStep }: { force: boolean; onStep?: OnStep },
): Promise<RestoredInto> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`);
  const target = { db, dataDir, onStep };
  return withFolderLock(dataDir, async () => {
    await settle(target);
    const { work, createdAt } = await unpackBeside(file, dataDir, onStep);
    try {
      // To this version's schema.
      await withDatabase({ databaseUrl: null, dataDir: work }, (unpacked) => migrate(unpacked, { copy: false }));
      const commit = randomUUID();
      const files = [SECRET].filter((name) => existsSync(join(work, name)));
      const plan = { aside: asideName(BEFORE_RESTORE), replaced: [SECRET], files, commit };
      const ready = await decide(target, work, plan);
      const copied = await copyAll(target, ready, commit, force).catch(async (error: unknown) => {
        // While the database is unreachable this fails, and the next start settles it.
        await settle(target).catch(() => null);
        throw error;
      });
      return { createdAt, ...copied, movedTo: await settle(target) };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}
