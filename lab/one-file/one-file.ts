// `npm run lab -- one-file`: makes the single executable, and plays a class of 30 on it where there is no Node, no npm and no network. Linux only.
// `one-file linux-arm64` plays on that of another processor, through an emulator (Debian: qemu-user-static, and libc6, libstdc++6 and libatomic1 of arm64).
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, top } from '#scripts/run-command.ts';

const HERE = `linux-${process.arch}`;
const EMULATORS: Readonly<Record<string, string>> = { 'linux-arm64': '/usr/bin/qemu-aarch64-static' };

const [platform = HERE] = process.argv.slice(2);
const emulator = platform === HERE ? [] : [EMULATORS[platform]];
if (process.platform !== 'linux' || emulator.includes(undefined)) {
  console.error(
    `This makes a network and a root folder of its own: run it on Linux, for ${HERE} or ${Object.keys(EMULATORS)}.`,
  );
  process.exit(2);
}
const made = spawnSync(process.execPath, [join(top, 'scripts/release.ts'), platform], { stdio: 'inherit' });
const [file] = globSync(join(top, `dist/release/*-${platform}`));
if (made.status !== 0 || file === undefined) process.exit(1);
// In there root is nobody outside, and the only network is the loopback.
const apart = ['--map-root-user', '--mount', '--net'];
process.exitCode = await runCommand('unshare', [
  ...apart,
  process.execPath,
  join(import.meta.dirname, 'class.ts'),
  file,
  ...emulator.filter((path) => path !== undefined),
]);
