// How the single executable holds the files of a server: each once, as brotli, one after the other.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

export interface PackedFile {
  /** Below the folder of the server, with slashes. */
  path: string;
  /** How many bytes its brotli has. */
  bytes: number;
  /** How many it has unpacked. */
  size: number;
  /** Whether it is one of the web app's files that are sent compressed: its brotli and its gzip stand beside it. */
  hasCopies: boolean;
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Whether a folder has all these files: after a power cut one that was written may be empty. */
async function isComplete(folder: string, index: readonly PackedFile[]): Promise<boolean> {
  const areThere = index.map(async ({ path, bytes, size, hasCopies }) => {
    const file = join(folder, path);
    if ((await sizeOf(file)) !== size) return false;
    return !hasCopies || ((await sizeOf(`${file}.br`)) === bytes && (await sizeOf(`${file}.gz`)) > 0);
  });
  return (await Promise.all(areThere)).every(Boolean);
}

async function unpackOne(path: string, brotli: Uint8Array, hasCopies: boolean): Promise<void> {
  const content = await promisify(brotliDecompress)(brotli);
  await writeFile(path, content);
  if (!hasCopies) return;
  await writeFile(`${path}.br`, brotli);
  // The best that gzip can is no smaller by 1 %, and takes a slow laptop seconds.
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
}

/** Writes the files into a folder, all of them or none, unless they are there. */
export async function unpack(index: readonly PackedFile[], packed: Uint8Array, folder: string): Promise<void> {
  if (await isComplete(folder, index)) return;
  await rm(folder, { recursive: true, force: true });
  const draft = join(dirname(folder), `.${randomUUID()}`);
  try {
    const folders = new Set(index.map(({ path }) => dirname(join(draft, path))));
    for (const one of folders) await mkdir(one, { recursive: true });
    let start = 0;
    const written: Promise<void>[] = [];
    for (const { path, bytes, hasCopies } of index) {
      written.push(unpackOne(join(draft, path), packed.subarray(start, start + bytes), hasCopies));
      start += bytes;
    }
    await Promise.all(written);
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await isComplete(folder, index))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
