import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serverOptions } from '#scripts/server-command.ts';
import { COMMANDS } from '#server/program.ts';
import { licenceTexts } from './licence-texts.ts';
import { packageManifest } from './manifest.ts';

export interface ServerFile {
  /** Below the folder of the server, with slashes. */
  path: string;
  content: Buffer;
}

/** The files of a folder of the checkout, without what tests and checks alone read. */
function filesIn(top: string, folder: string): ServerFile[] {
  return readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(top, path)).isFile())
    .map((path) => ({ path: path.replaceAll('\\', '/'), content: readFileSync(join(top, path)) }));
}

/** The manifest of a server that is built: its commands, and nothing to install. */
function builtManifest(top: string): ServerFile {
  const { name, version, license, engines } = packageManifest(top);
  const commands = COMMANDS.map((command) => [command, `node dist/server/commands/${command}.js`]);
  const scripts = { start: `node ${serverOptions.join(' ')} dist/server/main.js`, ...Object.fromEntries(commands) };
  const manifest = { name, version, private: true, license, type: 'module', engines, scripts };
  return { path: 'package.json', content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
}

/** Returns all files that a built server needs, from a checkout whose parts are built. */
export function serverFiles(top: string): ServerFile[] {
  const firstContent = filesIn(top, 'server/seed/content').filter(({ path }) => /\.(json|png)$/.test(path));
  const built = ['dist/server', 'dist/web'].flatMap((folder) => filesIn(top, folder));
  return [
    builtManifest(top),
    ...['LICENSE', 'CHANGELOG.md'].map((path) => ({ path, content: readFileSync(join(top, path)) })),
    { path: 'LICENCES.txt', content: Buffer.from(licenceTexts(top)) },
    ...built.sort((a, b) => a.path.localeCompare(b.path, 'en')),
    ...firstContent,
  ];
}
