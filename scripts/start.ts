// `npm start`: builds what is missing or old, then becomes the server, so that signals reach it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { serverCommand } from './server-command.ts';

const top = join(import.meta.dirname, '..');
const builds = await Promise.all([
  ensureBuild(top, 'web', () => console.log('building the web app…')),
  ensureBuild(top, 'server', () => console.log('building the server…')),
]);
for (const build of builds) {
  if (typeof build === 'string') continue;
  console.error(`The build failed. ${build.failed}`);
  process.exit(1);
}
const { args, environment } = serverCommand;
const env = { ...environment, ...process.env };
// Replaces this process, so that nothing of the build stays in memory. Impossible on Windows.
process.execve?.(process.execPath, [process.execPath, ...args], env);
process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
