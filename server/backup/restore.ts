import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BEFORE_RESTORE } from '#server/data/system/earlier-data.ts';
import { isBusy, withFolderLock } from '#server/db/folder-lock.ts';
import { BackupError, DATABASE, SECRET, UPLOADS } from './archive-format.ts';
import { unpackBeside } from './read-archive.ts';
import {
  asideName,
  complete,
  DATABASE_FILES,
  decide,
  findJournal,
  isRestoring,
  noStep,
  type OnStep,
  removeLeftovers,
} from './swap.ts';

/** Whether a server (or another program) has the database open: in WAL mode it cannot be locked exclusively then. */
export function isInUse(dataDir: string): boolean {
  const path = join(dataDir, DATABASE);
  if (!existsSync(path)) return false;
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive; commit;');
    return false;
  } catch (error) {
    // A database that cannot be read at all is not in use.
    return isBusy(error);
  } finally {
    database.close();
  }
}

function assertNotInUse(dataDir: string): void {
  if (isInUse(dataDir)) throw new BackupError('the server is running on these data: stop it first');
}

/**
 * Completes a killed restore of the folder, and removes what it unpacked. Returns where the earlier data are, if so.
 */
async function completeKilled(dataDir: string, onStep: OnStep): Promise<string | null> {
  await removeLeftovers(dataDir);
  const plan = await findJournal(dataDir);
  return plan === null || plan.commit !== null ? null : complete({ dataDir, onStep }, plan);
}

/**
 * To be called before the database of a data folder is opened: completes a killed restore, and waits for one that runs.
 * Returns the folder of the earlier data if there was something to complete, else null.
 */
export async function completeRestore(dataDir: string): Promise<string | null> {
  if (!(await isRestoring(dataDir))) return null;
  return withFolderLock(dataDir, () => completeKilled(dataDir, noStep));
}

export interface Restored {
  /** When the archive was made. */
  createdAt: string;
  /** The folder with the earlier data; null if there were none. */
  movedTo: string | null;
}

interface RestoreOptions {
  /** Replaces present data, and keeps them aside. */
  force: boolean;
  /** False if images are stored elsewhere. */
  images?: boolean;
  onStep?: OnStep;
}

/**
 * Restores a checked archive, all or nothing: the next start completes what was killed after the decisive step. Throws
 * when there are data and `force` is false.
 */
export async function restore(
  file: string,
  dataDir: string,
  { force, images = true, onStep = noStep }: RestoreOptions,
): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`);
  return withFolderLock(dataDir, async () => {
    await completeKilled(dataDir, onStep);
    const withImages = images ? [UPLOADS] : [];
    // Files left of a deleted database count too: SQLite would write them into the restored one.
    if (!force && [...DATABASE_FILES, ...withImages].some((name) => existsSync(join(dataDir, name))))
      throw new BackupError(`${dataDir} has data already; --force replaces them and keeps them aside`);
    assertNotInUse(dataDir);
    const { work, createdAt } = await unpackBeside(file, dataDir, onStep);
    try {
      // It may have been started meanwhile.
      assertNotInUse(dataDir);
      const replaced = [...DATABASE_FILES, SECRET, ...withImages];
      const files = replaced.filter((name) => existsSync(join(work, name)));
      const plan = { aside: asideName(BEFORE_RESTORE), replaced, files, commit: null };
      await decide({ dataDir, onStep }, work, plan);
      return { createdAt, movedTo: await complete({ dataDir, onStep }, plan) };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}
