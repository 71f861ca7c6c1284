import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings that name a folder: in the file they start from the folder of the file. */
const FOLDERS = ['DATA_DIR', 'BACKUP_DIR'];

/** `NAME=value`, a comment or nothing. */
const LINE = /^\s*(#.*|[\w.]+\s*=.*)?$/;

/** Reads a file of settings; throws on a line that would be passed over. */
function parseFile(text: string): NodeJS.Dict<string> {
  // The byte order mark that Notepad may write first.
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const wrong = lines.findIndex((line) => !LINE.test(line));
  if (wrong >= 0) throw new Error(`halfrond.env: line ${wrong + 1} is not NAME=value`);
  return parseEnv(lines.join('\n'));
}

const filled = (settings: NodeJS.Dict<string>): [string, string][] =>
  Object.entries(settings).filter((setting): setting is [string, string] => Boolean(setting[1]));

/**
 * Returns the environment of the server in the executable: `given`, then the text of `halfrond.env`; the data are
 * beside the executable, in `folder`, if neither names a place. Empty values are not set.
 */
export function settingsOf(
  given: NodeJS.ProcessEnv,
  text: string,
  folder: string,
): NodeJS.ProcessEnv & { DATA_DIR: string } {
  const inFile = filled(parseFile(text)).map(([name, value]) => [
    name,
    FOLDERS.includes(name) ? resolve(folder, value) : value,
  ]);
  return { DATA_DIR: resolve(folder, 'data'), ...Object.fromEntries([...inFile, ...filled(given)]) };
}
