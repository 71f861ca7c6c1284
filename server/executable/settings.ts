import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings that name a folder: in the file they start from the folder of the file. */
const FOLDERS = ['DATA_DIR', 'BACKUP_DIR'];

/**
 * Returns the environment of the server in the executable: `given` first, then what the text of `halfrond.env` says; the data are beside the
 * executable, in `folder`, if neither names a place.
 */
export function settingsOf(given: NodeJS.ProcessEnv, text: string, folder: string): NodeJS.ProcessEnv {
  const inFile = Object.entries(parseEnv(text)).map(([name, value = '']) => [
    name,
    FOLDERS.includes(name) ? resolve(folder, value) : value,
  ]);
  return { DATA_DIR: resolve(folder, 'data'), ...Object.fromEntries(inFile), ...given };
}
