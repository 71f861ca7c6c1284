import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Pack } from 'tar-stream';

/** How every file that zstd compressed begins. Archives of earlier versions are not compressed. */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Writes what comes from `source` into a new private file, compressed. Ends when it is on the disk. */
export const writeCompressed = (source: Pack, file: string): Promise<void> =>
  pipeline(source, createZstdCompress(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));

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
