import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { findLastMigration } from '#server/db/inspect.ts';
import { BackupError, DATABASE, hashing, MANIFEST, type Manifest, SECRET, UPLOADS } from './archive-format.ts';

const IMAGE = /^[0-9a-f-]{36}$/;

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
async function addAll(archive: Pack, files: ReadonlyMap<string, string>, migration: string | null): Promise<void> {
  const sha256: Record<string, string> = {};
  for (const [name, path] of files) sha256[name] = await addFile(archive, name, path);
  const written: Manifest = {
    format: 'halfrond-backup-1',
    createdAt: new Date().toISOString(),
    migration,
    sha256,
  };
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
    addAll(archive, files, findLastMigration(snapshot)).catch((error: Error) => archive.destroy(error));
    await pipeline(archive, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(draft, file);
    return { images: images.length };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
