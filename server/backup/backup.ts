import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract } from 'tar-stream';
import { findCorruption } from '#server/db/inspect.ts';
import {
  BackupError,
  DATABASE,
  hashing,
  MANIFEST,
  type Manifest,
  manifest,
  SECRET,
  UPLOADS,
} from './archive-format.ts';
import { readCompressed } from './compression.ts';

/** The names that may be in an archive; any other, such as a path outside of it, is an error. */
const KNOWN = /^(halfrond\.sqlite|jwt-secret|uploads\/(parties|partner|texts)\/[0-9a-f-]{36})$/;

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

async function unpack(entry: Entry, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const { stream, digest } = hashing();
  await pipeline(entry, stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return digest();
}

/** Unpacks an archive and checks every byte of it; returns the manifest. */
async function unpackAll(file: string, into: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let described: Manifest | undefined;
  const archive = extract();
  // A read error destroys the archive stream, so that the loop throws it.
  readCompressed(file, archive).catch((error: Error) => archive.destroy(error));
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (name === MANIFEST) described = manifest.parse(await json(entry));
    else if (type === 'file' && KNOWN.test(name) && !found.has(name))
      found.set(name, await unpack(entry, join(into, name)));
    else throw new Error(`${name} does not belong in it`);
  }
  if (described === undefined) throw new Error('it has no manifest');
  const names = new Set([...found.keys(), ...Object.keys(described.sha256)]);
  for (const name of names)
    if (found.get(name) !== described.sha256[name]) throw new Error(`${name} is damaged or missing`);
  if (!found.has(DATABASE)) throw new Error('it has no database');
  const [error] = findCorruption(join(into, DATABASE));
  if (error !== undefined) throw new Error(`its database is damaged: ${error}`);
  return described;
}

/** Unpacks an archive beside the data, checked to its last byte, for as long as `use` takes. */
export async function withUnpacked<T>(
  file: string,
  dataDir: string,
  use: (work: string, createdAt: string) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`);
  // As the server creates it: private on this machine.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const { createdAt } = await unpackAll(file, work).catch((error: unknown) => {
      throw new BackupError(`${file} cannot be restored: ${error instanceof Error ? error.message : String(error)}`);
    });
    return await use(work, createdAt);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Whether a server (or another program) has the database open: in WAL mode it cannot be locked exclusively then. */
export function isInUse(dataDir: string): boolean {
  const path = join(dataDir, DATABASE);
  if (!existsSync(path)) return false;
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive; commit;');
    return false;
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return true;
    // A database that cannot be read at all is not in use.
    return false;
  } finally {
    database.close();
  }
}

/**
 * Puts an archive in place, once all of it was checked. Present data are moved to a folder of their own when `force` is given; otherwise
 * this throws. Returns when the backup was made, and where the earlier data are now.
 */
export async function restore(
  file: string,
  dataDir: string,
  force: boolean,
): Promise<{ createdAt: string; movedTo: string | null }> {
  const earlier = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, UPLOADS, SECRET].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  // Files left of a deleted database count too: SQLite would write them into the restored one.
  const isThere = earlier.some((name) => name !== SECRET);
  if (isThere && !force)
    throw new BackupError(`${dataDir} has data already; --force replaces them and keeps them aside`);
  if (isInUse(dataDir)) throw new BackupError('the server is running on these data: stop it first');
  return withUnpacked(file, dataDir, async (work, createdAt) => {
    const movedTo = isThere ? join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`) : null;
    if (movedTo !== null) {
      await mkdir(movedTo);
      for (const name of earlier) await rename(join(dataDir, name), join(movedTo, name));
    }
    // The database last: with it the restore is done.
    for (const name of [UPLOADS, SECRET, DATABASE])
      if (existsSync(join(work, name))) await rename(join(work, name), join(dataDir, name));
    return { createdAt, movedTo };
  });
}
