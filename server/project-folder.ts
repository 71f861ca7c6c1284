import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findProjectFolder(from: string): string {
  if (existsSync(join(from, 'package.json')) || dirname(from) === from) return from;
  return findProjectFolder(dirname(from));
}

/** The folder of package.json; the sources and the built server are at different depths below it. */
export const PROJECT_FOLDER = findProjectFolder(import.meta.dirname);
