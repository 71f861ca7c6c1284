import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract } from 'tar-stream';
import { findDamage, findLastMigration } from '#server/db/inspect.ts';
import { migrations } from '#server/db/migrate.ts';
import { errorMessage } from '#server/errors.ts';
import { BackupError, DATABASE, hashing, MANIFEST, type Manifest, manifest } from './archive-format.ts';
import { readCompressed } from './compression.ts';
import { type OnStep, WORK } from './swap.ts';

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
async function unpackAll(file: string, into: string, onStep: OnStep): Promise<Manifest> {
  const found = new Map<string, string>();
  let described: Manifest | undefined;
  const archive = extract();
  // A read error destroys the archive stream, so that the loop throws it.
  readCompressed(file, archive).catch((error: Error) => archive.destroy(error));
  for await (const entry of archive) {
    const { name, type } = entry.header;
    onStep(`unpack ${name}`);
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
  // Rows that belong to nothing were in it when it was used, and are no reason to lose all others.
  const [error] = findDamage(join(into, DATABASE));
  if (error !== undefined) throw new Error(`its database is damaged: ${error}`);
  const last = described.migration ?? findLastMigration(join(into, DATABASE));
  if (last !== null && !(last in migrations))
    throw new Error(`it is of a newer version (it has ${last}): install that one`);
  return described;
}

/** Unpacks an archive, checked to its last byte, into a new folder `.restore-…` of the data. Returns that folder, and when it was made. */
export async function unpackBeside(
  file: string,
  dataDir: string,
  onStep: OnStep,
): Promise<{ work: string; createdAt: string }> {
  const work = await mkdtemp(join(dataDir, WORK));
  try {
    const { createdAt } = await unpackAll(file, work, onStep);
    return { work, createdAt };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw new BackupError(`${file} cannot be restored: ${errorMessage(error)}`);
  }
}
