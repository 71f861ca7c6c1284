import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeMemoryFolder } from './memory-folder.ts';
import { top } from './run-command.ts';

/** Makes a folder in a process that is killed then. */
function makeAndDie(): string {
  const code = `import { makeMemoryFolder } from './scripts/memory-folder.ts';
    process.stdout.write(makeMemoryFolder() ?? '', () => process.kill(process.pid, 'SIGKILL'));`;
  return String(spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: top }).stdout);
}

it('removes what a run left that was killed, and nothing of one that runs', ({ skip }) => {
  const own = makeMemoryFolder();
  skip(own === undefined, 'this machine has no room in memory');
  const left = makeAndDie();
  const isThere = () => [own, left].map((folder) => existsSync(folder ?? ''));
  expect(isThere()).toEqual([true, true]);
  const next = makeMemoryFolder();
  expect(isThere()).toEqual([true, false]);
  for (const folder of [own, next]) rmSync(folder ?? '', { recursive: true, force: true });
});
