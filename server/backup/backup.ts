import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { findCorruption } from '#server/db/inspect.ts';

const DATABASE = 'halfrond.sqlite';
const SECRET = 'jwt-secret';
export const UPLOADS = 'uploads';
const MANIFEST = 'manifest.json';
/** The names that may be in an archive; any other, such as a path outside of it, is an error. */
const KNOWN = /^(halfrond\.sqlite|jwt-secret|uploads\/(parties|partner|texts)\/[0-9a-f-]{36})$/;
const IMAGE = /^[0-9a-f-]{36}$/;

const manifest = z.object({
  format: z.literal('halfrond-backup-1'),
  createdAt: z.string(),
  sha256: z.record(z.string(), z.string()),
});
type Manifest = z.output<typeof manifest>;
type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** An error that a user of the command can resolve; its message says how. */
export class BackupError extends Error {}

/** Passes bytes through and hashes them; read `digest` after the last one. */
function hashing(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(piece, _, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}

const imagesIn = (dataDir: string): string[] =>
  ['parties', 'partner', 'texts'].flatMap((folder) => {
    const path = join(dataDir, UPLOADS, folder);
    // Drafts of uploads under way have longer names.
    return existsSync(path)
      ? readdirSync(path)
          .filter((name) => IMAGE.test(name))
          .map((name) => `${UPLOADS}/${folder}/${name}`)
      : [];
  });

/** Adds a file as it is when it is opened; returns its digest. */
async function addFile(archive: Pack, name: string, path: string): Promise<string> {
  const file = await open(path);
  const { size } = await file.stat();
  const { stream, digest } = hashing();
  await pipeline(file.createReadStream(), stream, archive.entry({ name, size, mode: 0o600 }));
  return digest();
}

/** Adds the files of those names, and last the manifest with their digests. */
async function addAll(archive: Pack, files: ReadonlyMap<string, string>): Promise<void> {
  const sha256: Record<string, string> = {};
  for (const [name, path] of files) sha256[name] = await addFile(archive, name, path);
  const written: Manifest = { format: 'halfrond-backup-1', createdAt: new Date().toISOString(), sha256 };
  archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(written, null, 2));
  archive.finalize();
}

/** Writes the archive while the server may be running; `file` must not exist yet. Returns the number of images in it. */
export async function backUp(dataDir: string, file: string): Promise<{ images: number }> {
  const source = join(dataDir, DATABASE);
  if (!existsSync(source)) throw new BackupError(`${source} does not exist: there is nothing to back up`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  if (!existsSync(dirname(file))) throw new BackupError(`the folder ${dirname(file)} does not exist`);
  const work = await mkdtemp(join(dirname(file), '.halfrond-backup-'));
  const draft = join(work, 'archive');
  try {
    // A snapshot of the database, whatever is written meanwhile. Images are read after it, so that every image it refers to exists.
    const snapshot = join(work, DATABASE);
    const database = new DatabaseSync(source);
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run(snapshot);
    database.close();
    const images = imagesIn(dataDir);
    const others = [SECRET, ...images].filter((name) => existsSync(join(dataDir, name)));
    const files = new Map([[DATABASE, snapshot], ...others.map((name) => [name, join(dataDir, name)] as const)]);
    const archive = pack();
    addAll(archive, files).catch((error: Error) => archive.destroy(error));
    await pipeline(archive, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(draft, file);
    return { images: images.length };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

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
  pipeline(createReadStream(file), archive).catch(() => {});
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
