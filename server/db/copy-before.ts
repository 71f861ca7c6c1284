import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Copies that are kept of one database. */
const KEPT = 2;
/** The copy, and what a migration may write beside the database before it is done. */
const ROOM = 2;

export type Copy = { file: string } | { skipped: string };

const MB = 1e6;
const inMb = (bytes: number): string => `${Math.ceil(bytes / MB)} MB`;

/** Copies of the database in that file, oldest migration first. */
function copiesOf(file: string): string[] {
  const start = `${basename(file)}.before-`;
  if (!existsSync(dirname(file))) return [];
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .sort()
    .map((name) => join(dirname(file), name));
}

/** Writes a consistent copy, complete or not at all. */
function writeCopy(file: string, copy: string): void {
  const draft = `${copy}.part`;
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'wx', 0o600));
  const database = new DatabaseSync(file);
  try {
    database.prepare('vacuum into ?').run(draft);
  } finally {
    database.close();
  }
  const written = openSync(draft, 'r+');
  fsyncSync(written);
  closeSync(written);
  renameSync(draft, copy);
}

/**
 * Copies a SQLite database beside itself before the migration of that name, and removes all such copies but the newest
 * two. Makes none when the disk has no room.
 */
export function copyBefore(file: string, migration: string): Copy {
  const copy = `${file}.before-${migration.slice(0, migration.indexOf('-'))}`;
  const needed = ROOM * statSync(file).size;
  const { bavail, bsize } = statfsSync(dirname(file));
  const free = bavail * bsize;
  if (free < needed) return { skipped: `it needs ${inMb(needed)}, and the disk has ${inMb(free)}` };
  try {
    writeCopy(file, copy);
  } catch (error) {
    rmSync(`${copy}.part`, { force: true });
    if (error instanceof Error && /disk is full|ENOSPC/.test(error.message)) return { skipped: error.message };
    throw error;
  }
  for (const old of copiesOf(file).slice(0, -KEPT)) rmSync(old);
  return { file: copy };
}

/** Removes the copies of that database from before that time (milliseconds). Returns their names. */
export function removeCopies(file: string, before: number): string[] {
  const old = copiesOf(file).filter((copy) => statSync(copy).mtimeMs < before);
  for (const copy of old) rmSync(copy);
  return old.map((copy) => basename(copy));
}
