// `npm start`: builds what is missing or old, then becomes the server, so that signals reach it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildOrExit } from './build.ts';
import { serverCommand } from './server-command.ts';

const top = join(import.meta.dirname, '..');
await buildOrExit(top, console.log);
const { args, environment } = serverCommand;
const env = { ...environment, ...process.env };
// Replaces this process, so that nothing of the build stays in memory. Impossible on Windows.
process.execve?.(process.execPath, [process.execPath, ...args], env);
process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
