import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { PassThrough, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Pack } from 'tar-stream';

/** How every file that zstd compressed begins. Archives of earlier versions are not compressed. */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Bytes that are written before they have to be on the disk. */
const SYNCED_BYTES = 1_000_000;

/** Writes into a file a little at a time: an answer that is stored meanwhile never waits until much of this is on the disk. */
function writePaced(file: FileHandle): Writable {
  let unsynced = 0;
  const write = async (piece: Uint8Array): Promise<void> => {
    await file.writeFile(piece);
    unsynced += piece.length;
    if (unsynced < SYNCED_BYTES) return;
    unsynced = 0;
    await file.datasync();
  };
  return new Writable({
    write: (piece, _, done) => void write(piece).then(() => done(), done),
    final: (done) => void file.sync().then(() => done(), done),
  });
}

/** Writes what comes from `source` into a new private file, compressed. Ends when it is on the disk. */
export async function writeCompressed(source: Pack, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(source, createZstdCompress(), writePaced(file));
  } finally {
    await file.close();
  }
}

async function decompressorFor(file: string): Promise<Transform> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ZSTD.length), 0, ZSTD.length, 0);
    return ZSTD.equals(buffer.subarray(0, bytesRead)) ? createZstdDecompress() : new PassThrough();
  } finally {
    await handle.close();
  }
}

/** Passes the content of a file on, decompressed if it is compressed. */
export const readCompressed = async (file: string, into: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(file), await decompressorFor(file), into);
