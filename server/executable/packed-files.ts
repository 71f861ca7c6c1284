// How the single executable stores a server's files: each once. Those that are sent compressed are brotli; all others
// are one brotli together, which is smaller.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

export interface PackedFile {
  /** Below the folder of the server, with slashes. */
  path: string;
  /** How many bytes it has. */
  size: number;
  /**
   * The bytes of its own brotli, if it is sent compressed: brotli and gzip are beside it. Null: it is one of the
   * others.
   */
  brotli: number | null;
}

export interface PackedIndex {
  /** How many bytes the brotli of the others has; it comes first. */
  together: number;
  files: readonly PackedFile[];
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Whether a folder has all these files: after a power cut one that was written may be empty. */
async function isComplete(folder: string, { files }: PackedIndex): Promise<boolean> {
  const areThere = files.map(async ({ path, size, brotli }) => {
    const file = join(folder, path);
    if ((await sizeOf(file)) !== size) return false;
    return brotli === null || ((await sizeOf(`${file}.br`)) === brotli && (await sizeOf(`${file}.gz`)) > 0);
  });
  return (await Promise.all(areThere)).every(Boolean);
}

async function writeCompressed(path: string, brotli: Uint8Array): Promise<void> {
  const content = await promisify(brotliDecompress)(brotli);
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotli);
  // The highest level of gzip saves less than 1 %, and takes a slow laptop seconds.
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
}

async function writeAll({ together, files }: PackedIndex, packed: Uint8Array, folder: string): Promise<void> {
  for (const one of new Set(files.map(({ path }) => dirname(join(folder, path)))))
    await mkdir(one, { recursive: true });
  const others = await promisify(brotliDecompress)(packed.subarray(0, together));
  let [start, startOfOther] = [together, 0];
  const written = files.map(({ path, size, brotli }) => {
    const file = join(folder, path);
    if (brotli === null) {
      startOfOther += size;
      return writeFile(file, others.subarray(startOfOther - size, startOfOther));
    }
    start += brotli;
    return writeCompressed(file, packed.subarray(start - brotli, start));
  });
  // The one that fails is known at once, but the folder cannot be deleted while others are written.
  await Promise.allSettled(written);
  await Promise.all(written);
}

/** Writes the files into a folder, all of them or none, unless they are there. */
export async function unpack(index: PackedIndex, packed: Uint8Array, folder: string): Promise<void> {
  if (await isComplete(folder, index)) return;
  const draft = join(dirname(folder), `.${randomUUID()}`);
  try {
    await writeAll(index, packed, draft);
    await rename(draft, folder).catch(async () => {
      // Another process was faster, or they are damaged.
      if (await isComplete(folder, index)) return;
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
