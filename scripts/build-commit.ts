import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** The commit that is built: SOURCE_COMMIT if the build has no repository, as in a container; else what git says, if anything. */
function findCommit(): string {
  const { SOURCE_COMMIT } = process.env;
  if (SOURCE_COMMIT) return SOURCE_COMMIT;
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Writes the commit beside the built server, where `server/version.ts` reads it. */
export const commitPlugin = (): Plugin => ({
  name: 'halfrond-commit',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'commit', source: findCommit() });
  },
});
