import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract } from 'tar-stream';
import { forgetBackups } from '#server/data/system/job-runs.ts';
import { withDatabase } from '#server/db/client.ts';
import { findDamage, inspectSchema } from '#server/db/inspect.ts';
import { OF_EARLIER_BUILD } from '#server/db/refusal.ts';
import { errorMessage } from '#server/errors.ts';
import { BackupError, DATABASE, FORMAT, hashing, MANIFEST, type Manifest, manifest } from './archive-format.ts';
import { readCompressed } from './compression.ts';
import { type OnStep, RESTORE_WORK } from './swap.ts';

/** The names that may be in an archive; any other, such as a path outside of it, is an error. */
const KNOWN = /^(halfrond\.sqlite|jwt-secret|uploads\/(parties|partner|texts)\/[0-9a-f-]{36})$/;

/** Bytes of a manifest: a hundred thousand images. */
const MANIFEST_MAX = 16 * 1024 * 1024;

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

async function unpack(entry: Entry, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const { stream, digest } = hashing();
  await pipeline(entry, stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return digest();
}

/** Reads an archive from its beginning. */
function entriesOf(file: string): Extract {
  const archive = extract();
  // A read error destroys the archive stream, so that its reader gets the error.
  readCompressed(file, archive).catch((error: Error) => archive.destroy(error));
  return archive;
}

const isOfEarlierBuild = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'format' in content && content.format !== FORMAT;

async function readManifest(entry: Entry): Promise<Manifest> {
  if ((entry.header.size ?? 0) > MANIFEST_MAX) throw new Error('its manifest is too large');
  const content = await json(entry);
  if (isOfEarlierBuild(content)) throw new Error(OF_EARLIER_BUILD);
  const { success, data } = manifest.safeParse(content);
  if (!success) throw new Error('its manifest is damaged');
  return data;
}

/** Reads what an archive declares, before anything of it is written: an archive of a few kB may hold gigabytes. */
async function readDeclared(file: string): Promise<Manifest> {
  const sizes = new Map<string, number>();
  let described: Manifest | undefined;
  for await (const entry of entriesOf(file)) {
    const { name, type, size = 0 } = entry.header;
    if (name === MANIFEST) {
      if (described !== undefined) throw new Error('it has two manifests');
      described = await readManifest(entry);
    } else if (type === 'file' && KNOWN.test(name) && !sizes.has(name)) {
      sizes.set(name, size);
      entry.resume();
    } else throw new Error(`${name} does not belong in it`);
  }
  if (described === undefined) throw new Error('it has no manifest');
  const { sha256, bytes } = described;
  for (const name of new Set([...sizes.keys(), ...Object.keys(sha256)])) {
    const isAsSaid = name in sha256 && sizes.get(name) === bytes[name];
    if (!isAsSaid || !sizes.has(name)) throw new Error(`${name} is damaged or missing`);
  }
  return described;
}

/**
 * Unpacks an archive and checks every byte of it; returns the manifest. Removes the database's records of earlier
 * backups, which are not on this machine.
 */
async function unpackAll(file: string, into: string, onStep: OnStep): Promise<Manifest> {
  const described = await readDeclared(file);
  const found = new Set<string>();
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    onStep(`unpack ${name}`);
    if (name === MANIFEST) {
      entry.resume();
      continue;
    }
    found.add(name);
    if ((await unpack(entry, join(into, name))) !== described.sha256[name])
      throw new Error(`${name} is damaged or missing`);
  }
  if (!found.has(DATABASE)) throw new Error('it has no database');
  // Rows that belong to nothing were in it when it was used, and are no reason to lose all others.
  const [error] = findDamage(join(into, DATABASE));
  if (error !== undefined) throw new Error(`its database is damaged: ${error}`);
  const { refusal, done } = inspectSchema(join(into, DATABASE));
  if (refusal !== null) throw new Error(refusal);
  if (done.length > 0) await withDatabase({ databaseUrl: null, dataDir: into }, forgetBackups);
  return described;
}

/** Unpacks an archive, checked to its last byte, into a new folder `.restore-…`. Returns it, and the archive's date. */
export async function unpackBeside(
  file: string,
  dataDir: string,
  onStep: OnStep,
): Promise<{ work: string; createdAt: string }> {
  const work = await mkdtemp(join(dataDir, RESTORE_WORK));
  try {
    const { createdAt } = await unpackAll(file, work, onStep);
    return { work, createdAt };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw new BackupError(`${file} cannot be restored: ${errorMessage(error)}`);
  }
}
