// Restored data are in one folder beside the data, with a journal. Renaming that folder is the commit: before it the
// earlier data are valid, after it every start moves the rest.
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '#server/errors.ts';
import { BackupError, DATABASE } from './archive-format.ts';

/** Longer than what mkdtemp makes of the same beginning, so that none has this name. */
const READY = '.restore-is-ready';
const DONE = '.restore-is-done';
/** How a folder begins into which an archive is unpacked. */
export const RESTORE_WORK = '.restore-';
const JOURNAL = 'journal.json';

/** The embedded database with its log, which is not the restored one's. */
export const DATABASE_FILES = [`${DATABASE}-wal`, `${DATABASE}-shm`, DATABASE];

const journal = z.object({
  /** The folder of the data that takes the earlier files. */
  aside: z.string(),
  /** The names that are moved aside. */
  replaced: z.array(z.string()),
  /** The names that replace them: those of `replaced` that the archive has. */
  files: z.array(z.string()),
  /** The id that a restore into PostgreSQL stores when it commits; null for one into the folder. */
  commit: z.string().nullable(),
});
export type Journal = z.output<typeof journal>;

/** Called before each step; a test throws or ends the process there. */
export type OnStep = (step: string) => void;
export const noStep: OnStep = () => {};

/** A new name for what is kept of the earlier data, with its time. */
export const asideName = (start: string): string => `${start}${new Date().toISOString().replace(/[:.]/g, '-')}`;

interface Places {
  dataDir: string;
  onStep: OnStep;
}

/** The journal of a restore that was decided and is not done, or null. */
export async function findJournal(dataDir: string): Promise<Journal | null> {
  const file = join(dataDir, READY, JOURNAL);
  return existsSync(file) ? journal.parse(JSON.parse(await readFile(file, 'utf8'))) : null;
}

/** Decides for the files in `work`. Returns the folder where they wait to be moved. */
export async function decide({ dataDir, onStep }: Places, work: string, written: Journal): Promise<string> {
  onStep('write the journal');
  await writeFile(join(work, JOURNAL), JSON.stringify(written), { mode: 0o600, flush: true });
  onStep('decide');
  await rename(work, join(dataDir, READY));
  return join(dataDir, READY);
}

/** Removes the journal with what is left beside it; from here on nothing is to be completed. */
export async function discard({ dataDir, onStep }: Places): Promise<void> {
  onStep('end');
  await rm(join(dataDir, DONE), { recursive: true, force: true });
  await rename(join(dataDir, READY), join(dataDir, DONE));
  await rm(join(dataDir, DONE), { recursive: true, force: true });
}

/** Removes what a restore that was killed unpacked. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(RESTORE_WORK) && name !== READY)
      await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Whether a restore of this data folder was killed, or is running. */
export const isRestoring = async (dataDir: string): Promise<boolean> =>
  statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === true &&
  (await readdir(dataDir)).some((name) => name.startsWith(RESTORE_WORK));

const isPlaced = (dataDir: string, { files }: Journal, name: string): boolean =>
  files.includes(name) && !existsSync(join(dataDir, READY, name));

async function putInPlace({ dataDir, onStep }: Places, plan: Journal): Promise<void> {
  const aside = join(dataDir, plan.aside);
  for (const name of plan.replaced) {
    if (isPlaced(dataDir, plan, name)) continue;
    const present = join(dataDir, name);
    if (existsSync(present)) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      onStep(`move ${name} aside`);
      const earlier = join(aside, name);
      // Kept from before the kill: what is here now, an older version made.
      await rename(present, existsSync(earlier) ? `${earlier}-later` : earlier);
    }
    onStep(`put ${name} in place`);
    if (plan.files.includes(name)) await rename(join(dataDir, READY, name), present);
  }
}

async function putBack({ dataDir, onStep }: Places, plan: Journal): Promise<void> {
  const aside = join(dataDir, plan.aside);
  for (const name of plan.replaced.toReversed()) {
    const present = join(dataDir, name);
    onStep(`put ${name} back`);
    if (isPlaced(dataDir, plan, name)) await rename(present, join(dataDir, READY, name));
    if (existsSync(join(aside, name))) await rename(join(aside, name), present);
  }
  if (existsSync(aside)) await rmdir(aside);
}

/**
 * Moves the earlier files aside and the restored ones in their place, from wherever a try was killed. On an error all
 * is moved back, and this throws. Returns the folder of the earlier files, or null without any.
 */
export async function complete(places: Places, plan: Journal): Promise<string | null> {
  const { dataDir } = places;
  try {
    await putInPlace(places, plan);
  } catch (error) {
    await putBack(places, plan);
    // A database that was restored stays so: its secret is put in place by the next start.
    if (plan.commit === null) await discard(places);
    throw new BackupError(`the files of ${dataDir} are as they were: ${errorMessage(error)}`);
  }
  // Everything is in its place: if this fails, the next start does it.
  await discard(places).catch(() => {});
  const aside = join(dataDir, plan.aside);
  return existsSync(aside) ? aside : null;
}
