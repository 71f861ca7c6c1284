// Runs after `npm ci`, and decides which Node runs this version: the machine's if it is new enough and whoever may run
// this folder may run it too; else the one of the packages. Plain JavaScript, because an older Node may have to run it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const modules = join(top, 'node_modules');
const { engines, optionalDependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
/** The program of Node in its package for Linux and macOS. */
const PROGRAM = join('bin', 'node');
/** Of a file's mode: everybody may run it, or go through the folder. */
const BY_ALL = 0o001;

/** Returns the major and minor number in a text such as `v26.10.0` or `>=24.7`. */
const numbersIn = (text) => (/(\d+)\.(\d+)/.exec(text) ?? []).slice(1, 3).map(Number);
const [oldest, oldestMinor] = numbersIn(engines.node);
const isNewEnough = ([major = 0, minor = 0]) => major > oldest || (major === oldest && minor >= oldestMinor);

/** Whether everybody may run this file; a link in none of the folders above leads elsewhere. */
function isForAll(path) {
  if ((statSync(path).mode & BY_ALL) === 0) return false;
  const folder = dirname(path);
  return folder === path || isForAll(folder);
}

/** The server has a user of its own, which cannot read somebody's home, unless this folder is in that home as well. */
const isWithinReach = (path) => {
  const home = realpathSync(homedir()) + sep;
  return path.startsWith(home) ? top.startsWith(home) : isForAll(path);
};

/** Returns the Node that npm itself runs on, if it is not ours: its path, and its major and minor number. */
function findMachineNode() {
  const path = realpathSync(process.env.npm_node_execpath ?? process.execPath);
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return path.startsWith(modules + sep) ? null : { path, version: numbersIn(stdout ?? '') };
}

const runtime = Object.keys(optionalDependencies).find((name) => existsSync(join(modules, name, 'package.json')));
const machine = findMachineNode();
if (runtime === undefined) {
  if (machine === null || !isNewEnough(machine.version)) {
    const found = machine?.version.join('.') ?? 'none';
    console.error(
      `Node ${engines.node} is needed: npm did not fetch it for this machine, and the one here is ${found}.`,
    );
    process.exit(1);
  }
} else {
  // Headers and manual, a third of the package, are for who compiles against it.
  for (const part of ['include', 'share', 'CHANGELOG.md'])
    rmSync(join(modules, runtime, part), { recursive: true, force: true });
  // On Windows a program cannot be linked to without being an administrator.
  const isTaken = machine !== null && isNewEnough(machine.version) && isWithinReach(machine.path);
  if (isTaken && process.platform !== 'win32') {
    const link = join(modules, '.bin', 'node');
    rmSync(link, { force: true });
    symlinkSync(machine.path, link);
    rmSync(join(modules, runtime, PROGRAM), { force: true });
  }
}
