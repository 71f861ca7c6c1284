import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Pack, pack } from 'tar-stream';
import type { Config } from '#server/config.ts';
import { readDatabaseInfo } from '#server/data/system/system.ts';
import { withDatabase } from '#server/db/client.ts';
import { storedImages } from '#server/storage/stored-images.ts';
import { BackupError, DATABASE, FORMAT, hashing, MANIFEST, type Manifest, SECRET, UPLOADS } from './archive-format.ts';
import { writeCompressed } from './compression.ts';
import { writeSnapshot } from './snapshot.ts';

/** How a folder begins in which an archive is made. */
export const BACKUP_WORK = '.halfrond-backup-';
/**
 * The free space that is needed, as a multiple of the database: its copy, and what remains of it while it is
 * compressed.
 */
const ROOM = 1.5;

type Source = Pick<Config, 'dataDir' | 'databaseUrl' | 'jwtSecret' | 's3'>;
/** Of what is backed up; what is left out is as on a server with the embedded database. */
export type BackupSource = Pick<Source, 'dataDir'> & Partial<Source>;

export interface Backup {
  /** When the database was as it is in the archive. */
  createdAt: string;
  images: number;
  bytes: number;
}

/** The digest and the size of each file that is in the archive by now. */
type Declared = Pick<Manifest, 'sha256' | 'bytes'>;

async function addBytes(archive: Pack, name: string, bytes: Uint8Array, declared: Declared): Promise<void> {
  const { stream, digest } = hashing();
  stream.end(bytes);
  await addStream(archive, name, bytes.length, stream);
  declared.sha256[name] = digest();
  declared.bytes[name] = bytes.length;
}

function addStream(archive: Pack, name: string, size: number, content: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    content.on('error', reject);
    content.pipe(entry);
  });
}

async function addFile(archive: Pack, name: string, path: string, declared: Declared): Promise<void> {
  const file = await open(path);
  const { size } = await file.stat();
  const { stream, digest } = hashing();
  const source = file.createReadStream();
  source.on('error', (error) => stream.destroy(error));
  await addStream(archive, name, size, source.pipe(stream));
  declared.sha256[name] = digest();
  declared.bytes[name] = size;
}

async function readSecret({ jwtSecret, dataDir }: Source): Promise<string | null> {
  if (jwtSecret !== null) return jwtSecret;
  const file = join(dataDir, SECRET);
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

/** Adds database, secret and images, then the manifest with their digests and sizes. Returns the number of images. */
async function addAll(archive: Pack, source: Source, snapshot: string, createdAt: string): Promise<number> {
  const declared: Declared = { sha256: {}, bytes: {} };
  await addFile(archive, DATABASE, snapshot, declared);
  const secret = await readSecret(source);
  if (secret !== null) await addBytes(archive, SECRET, Buffer.from(secret), declared);
  let images = 0;
  // After the database, so that every image that it refers to is there.
  for await (const { folder, id, bytes } of storedImages(source)) {
    await addBytes(archive, `${UPLOADS}/${folder}/${id}`, bytes, declared);
    images += 1;
  }
  const written: Manifest = { format: FORMAT, createdAt, ...declared };
  archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(written, null, 2));
  archive.finalize();
  return images;
}

/** Throws unless the folder has room for the copy of the database and the archive. */
async function assertRoom({ dataDir, databaseUrl }: Source, folder: string): Promise<void> {
  const { bytes } = await withDatabase({ dataDir, databaseUrl }, readDatabaseInfo);
  const { bavail, bsize } = await statfs(folder);
  const [needed, free] = [bytes * ROOM, bavail * bsize].map((amount) => Math.ceil(amount / 1e6));
  if (bytes * ROOM > bavail * bsize)
    throw new BackupError(`${folder} has ${free} MB free, and a backup needs up to ${needed} MB there`);
}

/**
 * Writes an archive of database, secret and images; the server may run. `file` must not exist, and is whole once it
 * does.
 */
export async function backUp(given: BackupSource, file: string): Promise<Backup> {
  const source: Source = { databaseUrl: null, jwtSecret: null, s3: null, ...given };
  const folder = dirname(file);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  if (!existsSync(folder)) throw new BackupError(`the folder ${folder} does not exist`);
  if (source.databaseUrl === null && !existsSync(join(source.dataDir, DATABASE)))
    throw new BackupError(`${join(source.dataDir, DATABASE)} does not exist: there is nothing to back up`);
  await assertRoom(source, folder);
  const work = await mkdtemp(join(folder, BACKUP_WORK));
  const draft = join(work, 'archive');
  const removeWork = (): void => rmSync(work, { recursive: true, force: true });
  // Also if the process is told to end meanwhile: otherwise a copy of everything would stay, which nobody looks for.
  process.once('exit', removeWork);
  try {
    const createdAt = new Date().toISOString();
    const snapshot = await writeSnapshot(source, work);
    const archive = pack();
    const added = addAll(archive, source, snapshot, createdAt);
    added.catch((error: Error) => archive.destroy(error));
    await writeCompressed(archive, draft);
    const images = await added;
    const { size: bytes } = await stat(draft);
    await rename(draft, file);
    return { createdAt, images, bytes };
  } finally {
    await rm(work, { recursive: true, force: true });
    process.off('exit', removeWork);
  }
}
