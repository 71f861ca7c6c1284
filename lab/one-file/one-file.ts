// `npm run lab -- one-file`: makes the single executable, and plays a class of 30 on it where there is no Node, no npm and no network. Linux only.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, top } from '#scripts/run-command.ts';

if (process.platform !== 'linux') {
  console.error('This makes a network and a root folder of its own: run it on Linux.');
  process.exit(2);
}
const made = spawnSync(process.execPath, [join(top, 'scripts/release.ts'), `linux-${process.arch}`], {
  stdio: 'inherit',
});
const [file] = globSync(join(top, `dist/release/*-linux-${process.arch}`));
if (made.status !== 0 || file === undefined) process.exit(1);
// In there root is nobody outside, and the only network is the loopback.
const apart = ['--map-root-user', '--mount', '--net'];
process.exitCode = await runCommand('unshare', [
  ...apart,
  process.execPath,
  join(import.meta.dirname, 'class.ts'),
  file,
]);
