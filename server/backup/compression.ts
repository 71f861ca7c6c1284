import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Pack } from 'tar-stream';
import { restAfter, STEP_BYTES } from './pace.ts';

/** Level 1 takes a seventh of the default's time for random identifiers, most of a database, and is as small. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Passes pieces on, with rests. What comes after it in a pipeline has no more work than a step meanwhile. */
async function* passPaced(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let began = performance.now();
  for await (const piece of source) {
    yield piece;
    bytes += piece.length;
    if (bytes < STEP_BYTES) continue;
    await delay(restAfter(performance.now() - began));
    bytes = 0;
    began = performance.now();
  }
}

/** Writes into a file a little at a time, so that an answer stored meanwhile does not wait for much of this. */
function writePaced(file: FileHandle): Writable {
  let unsynced = 0;
  const write = async (piece: Uint8Array): Promise<void> => {
    await file.writeFile(piece);
    unsynced += piece.length;
    if (unsynced < STEP_BYTES) return;
    unsynced = 0;
    await file.datasync();
  };
  return new Writable({
    write: (piece, _, done) => void write(piece).then(() => done(), done),
    final: (done) => void file.sync().then(() => done(), done),
  });
}

/** Writes the data from `source` into a new private file, compressed. Resolves when they are on the disk. */
export async function writeCompressed(source: Pack, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(source, passPaced, createZstdCompress(FAST), writePaced(file));
  } finally {
    await file.close();
  }
}

/** Passes the content of a file on, decompressed. */
export const readCompressed = async (file: string, into: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(file), createZstdDecompress(), into);
