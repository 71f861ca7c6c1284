// The main program of the single executable (scripts/release): unpacks its server into the data folder, and runs it.
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { getAsset, getRawAsset } from 'node:sea';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { COMMANDS, NOTHING } from '#server/program.ts';
import type { PackedIndex } from './packed-files.ts';
import { placeServer } from './place-server.ts';
import { settingsOf } from './settings.ts';

const USAGE = `Usage: halfrond            starts the server
       halfrond COMMAND    is one of ${COMMANDS.join(', ')}
       halfrond --version

Settings are read from the environment, then from halfrond.env beside this file; the data are in the folder data beside it.
`;

/** Runs a module that is a file: the `import` of a single executable finds only what Node itself has. */
function run(file: string): Promise<unknown> {
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = new Script(`import(${JSON.stringify(pathToFileURL(file).href)})`, { importModuleDynamically });
  return script.runInThisContext();
}

/** Milliseconds after which a start has succeeded, or ended because another one serves. */
const STARTED_MS = 60_000;

/** Deletes the servers of other versions. */
async function removeOthers(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== own) await rm(join(folder, name), { recursive: true, force: true });
}

async function start(): Promise<void> {
  const [program, , name = 'server', ...args] = process.argv;
  if (name === NOTHING) return;
  const version = getAsset('version', 'utf8');
  if (name === '--version') {
    process.stdout.write(`${version}\n`);
    return;
  }
  const isServer = name === 'server';
  if (!isServer && !COMMANDS.some((command) => command === name)) {
    process.stderr.write(USAGE);
    process.exitCode = name === '--help' ? 0 : 1;
    return;
  }
  const folder = dirname(process.execPath);
  const file = join(folder, 'halfrond.env');
  const settings = settingsOf(process.env, existsSync(file) ? readFileSync(file, 'utf8') : '', folder);
  Object.assign(process.env, settings);
  const index: PackedIndex = JSON.parse(getAsset('index', 'utf8'));
  const packed = new Uint8Array(getRawAsset('files'));
  const own = await placeServer(settings.DATA_DIR, version, index, packed);
  enableCompileCache(join(own, 'cache'));
  const module = join(own, 'dist/server', isServer ? 'main.js' : `commands/${name}.js`);
  process.argv = [program ?? process.execPath, module, ...args];
  // One of an earlier version that still ran would have the port.
  if (isServer) setTimeout(() => removeOthers(dirname(own), version).catch(() => {}), STARTED_MS).unref();
  await run(module);
}

start().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`It cannot start. ${why}\n`);
  process.exitCode = 1;
});
