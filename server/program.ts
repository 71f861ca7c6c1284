import { join } from 'node:path';
import { isSea } from 'node:sea';
import { PROJECT_FOLDER } from './project-folder.ts';

/** The commands of the program, besides serving; each is a file of server/commands. */
export const COMMANDS = ['user', 'backup', 'restore', 'doctor', 'images'] as const;
export type Command = (typeof COMMANDS)[number];

/** Tells the single executable to do nothing: Node's own options do not reach it. */
export const NOTHING = '--nothing';

/** Whether this module is of the built server, and not a source. */
const IS_BUILT = import.meta.filename.endsWith('.js');

/** Returns what Node is given to run a command in another process. */
export function commandArgs(name: Command, args: readonly string[]): string[] {
  if (isSea()) return [name, ...args];
  const file = IS_BUILT ? `dist/server/commands/${name}.js` : `server/commands/${name}.ts`;
  return [join(PROJECT_FOLDER, file), ...args];
}

/** Returns what Node is given to run nothing. */
export const nothingArgs = (): string[] => (isSea() ? [NOTHING] : ['--eval', '']);

/** Returns a command as somebody types it here, with its arguments. */
export function typedCommand(name: Command, args = ''): string {
  if (isSea()) return `halfrond ${name} ${args}`.trim();
  return `npm run ${name}${args === '' ? '' : ` -- ${args}`}`;
}
