// Runs after `npm ci`, and decides which Node runs this version: the machine's if it is in one of the folders that are given, from which every user
// may run programs, as the server's user cannot read somebody's home. Plain JavaScript, because an older Node may have to run it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const modules = join(top, 'node_modules');
const { engines, optionalDependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
/** The program of Node in its package for Linux and macOS. */
const PROGRAM = join('bin', 'node');

/** Returns the major and minor number in a text such as `v26.10.0` or `>=24.7`. */
const numbersIn = (text) => (/(\d+)\.(\d+)/.exec(text) ?? []).slice(1, 3).map(Number);

/** Returns the Node that npm itself runs on, if it is not ours: its path, its major and minor number, and whether the server's user may run it. */
function findMachineNode() {
  const path = realpathSync(process.env.npm_node_execpath ?? process.execPath);
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const isForAll = process.argv.slice(2).some((folder) => path.startsWith(folder + sep));
  return path.startsWith(modules + sep) ? null : { path, version: numbersIn(stdout ?? ''), isForAll };
}

const runtime = Object.keys(optionalDependencies).find((name) => existsSync(join(modules, name, 'package.json')));
const machine = findMachineNode();
const [oldest, oldestMinor] = numbersIn(engines.node);
if (runtime === undefined) {
  const [major = 0, minor = 0] = machine?.version ?? [];
  if (major < oldest || (major === oldest && minor < oldestMinor)) {
    console.error(
      `Node ${engines.node} is needed: npm did not fetch it for this machine, and the one here is ${major}.${minor}.`,
    );
    process.exit(1);
  }
} else {
  // Headers and manual, a third of the package, are for who compiles against it.
  for (const part of ['include', 'share', 'CHANGELOG.md'])
    rmSync(join(modules, runtime, part), { recursive: true, force: true });
  const [major] = numbersIn(optionalDependencies[runtime]);
  // On Windows a program cannot be linked to without being an administrator.
  if (machine?.isForAll && machine.version[0] === major && process.platform !== 'win32') {
    const link = join(modules, '.bin', 'node');
    rmSync(link, { force: true });
    symlinkSync(machine.path, link);
    rmSync(join(modules, runtime, PROGRAM), { force: true });
  }
}
