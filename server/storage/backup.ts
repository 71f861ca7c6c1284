// Everything that one server keeps, in one archive, and back: the SQLite database, the uploaded pictures and the secret that signs logins.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readTar, type TarEntry, TarWriter } from './tar.ts';

const DATABASE = 'halfrond.sqlite';
const SECRET = 'jwt-secret';
export const UPLOADS = 'uploads';
const MANIFEST = 'manifest.json';
/** What may be in an archive; a name that leads anywhere else is refused. */
const KNOWN = /^(halfrond\.sqlite|jwt-secret|uploads\/(parties|partner)\/[0-9a-f-]{36})$/;
const PICTURE = /^[0-9a-f-]{36}$/;

const manifest = z.object({
  format: z.literal('halfrond-backup-1'),
  createdAt: z.string(),
  sha256: z.record(z.string(), z.string()),
});
type Manifest = z.output<typeof manifest>;

/** Something that whoever restores can put right. */
export class BackupError extends Error {}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path);
  for await (const piece of file.createReadStream()) hash.update(piece as Buffer);
  return hash.digest('hex');
}

const pictures = (dataDir: string): string[] =>
  ['parties', 'partner'].flatMap((folder) => {
    const path = join(dataDir, UPLOADS, folder);
    // Drafts of uploads under way have longer names.
    return existsSync(path)
      ? readdirSync(path)
          .filter((name) => PICTURE.test(name))
          .map((name) => `${UPLOADS}/${folder}/${name}`)
      : [];
  });

/** Faults that SQLite finds in a database file; none is an empty list. */
export function faultsOf(path: string): string[] {
  const database = new DatabaseSync(path);
  try {
    const rows = database.prepare('pragma integrity_check').all();
    const orphans = database.prepare('pragma foreign_key_check').all();
    const said = rows.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
    return [...said, ...orphans.slice(0, 5).map((row) => `a row of ${String(row.table)} belongs to nothing`)];
  } finally {
    database.close();
  }
}

/** Writes the archive while the server may be running; `file` must not exist yet. Gives how many pictures are in it. */
export async function backUp(dataDir: string, file: string): Promise<{ pictures: number }> {
  const source = join(dataDir, DATABASE);
  if (!existsSync(source)) throw new BackupError(`${source} does not exist: there is nothing to keep`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  if (!existsSync(dirname(file))) throw new BackupError(`the folder ${dirname(file)} does not exist`);
  const work = await mkdtemp(join(dirname(file), '.halfrond-backup-'));
  const draft = join(work, 'archive');
  try {
    // One moment of the database, whatever is written meanwhile; the pictures come after it, so that every one that it names is there.
    const snapshot = join(work, DATABASE);
    const database = new DatabaseSync(source);
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run(snapshot);
    database.close();
    const names = pictures(dataDir);
    const parts = [
      { name: DATABASE, path: snapshot },
      ...(existsSync(join(dataDir, SECRET)) ? [{ name: SECRET, path: join(dataDir, SECRET) }] : []),
      ...names.map((name) => ({ name, path: join(dataDir, name) })),
    ];
    const sha256: Record<string, string> = {};
    const archive = await TarWriter.create(draft);
    for (const { name, path } of parts) {
      // A picture may be replaced while it is read: one opened file is one picture.
      const bytes = name === DATABASE ? null : await readFile(path);
      sha256[name] = bytes === null ? await digestOf(path) : createHash('sha256').update(bytes).digest('hex');
      if (bytes === null) await archive.addFile(name, path);
      else await archive.add(name, bytes);
    }
    const createdAt = new Date().toISOString();
    await archive.add(
      MANIFEST,
      JSON.stringify({ format: 'halfrond-backup-1', createdAt, sha256 } satisfies Manifest, null, 2),
    );
    await archive.end();
    await rename(draft, file);
    return { pictures: names.length };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function unpack(entry: TarEntry, into: string): Promise<string> {
  const path = join(into, entry.name);
  await mkdir(dirname(path), { recursive: true });
  const target = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const piece of entry.pieces()) {
      hash.update(piece);
      await target.writeFile(piece);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return hash.digest('hex');
}

/** Unpacks an archive and checks every byte of it; gives the manifest. */
async function unpackAll(file: string, into: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let described: Manifest | undefined;
  for await (const entry of readTar(file)) {
    if (entry.name === MANIFEST) {
      const pieces: Buffer[] = [];
      for await (const piece of entry.pieces()) pieces.push(piece);
      described = manifest.parse(JSON.parse(Buffer.concat(pieces).toString()));
    } else if (KNOWN.test(entry.name) && !found.has(entry.name)) found.set(entry.name, await unpack(entry, into));
    else throw new Error(`${entry.name} does not belong in it`);
  }
  if (described === undefined) throw new Error('it has no manifest');
  const names = new Set([...found.keys(), ...Object.keys(described.sha256)]);
  for (const name of names)
    if (found.get(name) !== described.sha256[name]) throw new Error(`${name} is damaged or missing`);
  if (!found.has(DATABASE)) throw new Error('it has no database');
  const [fault] = faultsOf(join(into, DATABASE));
  if (fault !== undefined) throw new Error(`its database is damaged: ${fault}`);
  return described;
}

/** Unpacks an archive beside the data, checked to its last byte, for as long as `use` takes. */
export async function withUnpacked<T>(
  file: string,
  dataDir: string,
  use: (work: string, createdAt: string) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`);
  // As the server makes it: for nobody else on this machine.
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

/** Whether a server (or anything else) has the database open: in WAL mode nobody else can have it alone then. */
export function isInUse(dataDir: string): boolean {
  const path = join(dataDir, DATABASE);
  if (!existsSync(path)) return false;
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive; commit;');
    return false;
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return true;
    // A database that cannot be read at all is nobody's.
    return false;
  } finally {
    database.close();
  }
}

/**
 * Puts an archive in place, once all of it was checked. Data that is there is kept aside in a folder of its own when `force` is given, and
 * the restore refused when not. Gives when the backup was made, and where the earlier data are now.
 */
export async function restore(
  file: string,
  dataDir: string,
  force: boolean,
): Promise<{ createdAt: string; keptIn: string | null }> {
  const earlier = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, UPLOADS, SECRET].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  // What is left beside a database that is gone counts too: SQLite would write it into the one that is restored.
  const isThere = earlier.some((name) => name !== SECRET);
  if (isThere && !force)
    throw new BackupError(`${dataDir} has data already; --force replaces them and keeps them aside`);
  if (isInUse(dataDir)) throw new BackupError('the server is running on these data: stop it first');
  return withUnpacked(file, dataDir, async (work, createdAt) => {
    const keptIn = isThere ? join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`) : null;
    if (keptIn !== null) {
      await mkdir(keptIn);
      for (const name of earlier) await rename(join(dataDir, name), join(keptIn, name));
    }
    // The database last: with it the restore is done.
    for (const name of [UPLOADS, SECRET, DATABASE])
      if (existsSync(join(work, name))) await rename(join(work, name), join(dataDir, name));
    return { createdAt, keptIn };
  });
}
