// Where the tree stands on this machine: the sources and the built server lie at different depths in it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findProjectFolder(from: string): string {
  if (existsSync(join(from, 'package.json')) || dirname(from) === from) return from;
  return findProjectFolder(dirname(from));
}

/** The folder of package.json. */
export const PROJECT_FOLDER = findProjectFolder(import.meta.dirname);
