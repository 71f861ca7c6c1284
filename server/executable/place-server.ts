import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackedIndex, unpack } from './packed-files.ts';

/** Unpacks the server of that version into the data folder. Returns its folder, beside those of other versions. */
export async function placeServer(
  dataDir: string,
  version: string,
  index: PackedIndex,
  packed: Uint8Array,
): Promise<string> {
  const own = join(dataDir, 'program', version);
  try {
    // Its content is private; the server creates the folder with the same mode.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await unpack(index, packed, own);
  } catch (error) {
    // The name of the setting, as the server says it.
    throw new Error(`DATA_DIR: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return own;
}
