import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT_FOLDER } from './project-folder.ts';

const read = (path: string): string => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

/** The version that the build wrote; empty before the first one. */
function readCommit(): string {
  try {
    return read('dist/server/commit').trim();
  } catch {
    return '';
  }
}

const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
const commit = readCommit();

/** The version of package.json, and the commit that was built: `1.2.3+0a1b2c3`. */
export const VERSION: string = commit === '' ? version : `${version}+${commit}`;
