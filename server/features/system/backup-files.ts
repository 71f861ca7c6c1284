import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** The names of the server's own backups; other files in the folder are not touched. */
const OURS = /^halfrond-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.zst$/;
/** The names of unfinished backups, which a killed process leaves behind. */
const LEFTOVER = /^\.halfrond-backup-/;

/** The name of the backup of that moment (milliseconds). */
export const backupName = (now: number): string =>
  `halfrond-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`;

/** The path of a backup of that moment (milliseconds) in that folder; a second later if there is one of that second. */
export function freePath(folder: string, now: number): string {
  const path = join(folder, backupName(now));
  return existsSync(path) ? freePath(folder, now + 1_000) : path;
}

const timeOf = (name: string): number => Date.parse(name.replace(OURS, '$1T$2:$3:$4Z'));

/**
 * The names to be removed of these: all but the `keep` newest, and those older than `keep` days. The newest one always
 * stays.
 */
export function outdated(names: readonly string[], keep: number, now: number): string[] {
  const newestFirst = names
    .filter((name) => OURS.test(name))
    .sort()
    .reverse();
  return newestFirst.filter((name, at) => at > 0 && (at >= keep || now - timeOf(name) > keep * DAY_MS));
}

/** Removes the backups in a folder that are outdated, and what backups left that were killed over a day ago. */
export async function removeOutdated(folder: string, keep: number, now: number): Promise<void> {
  const names = await readdir(folder);
  for (const name of outdated(names, keep, now)) await rm(join(folder, name), { force: true });
  for (const name of names.filter((one) => LEFTOVER.test(one))) {
    const path = join(folder, name);
    if (now - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
