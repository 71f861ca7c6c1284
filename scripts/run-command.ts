// Runs the commands of the checks so that nothing of them outlives this process, whatever ends it.

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const top = join(import.meta.dirname, '..');

const GRACE_MS = 10_000;
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

/** Whether somebody asked this process to stop; what runs was told so, what is left should not begin. */
export const isInterrupted = (): boolean => interruption.signal.aborted;

/** Sends a signal to a process group, if there still is one. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Takes a command (the package's own ones are found), adds to the environment; gives its exit code once all of it is gone. */
export function runCommand(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const path = [join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: top,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stop = (): void => {
    signalGroup(child.pid, 'SIGTERM');
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS).unref();
  };
  interruption.signal.addEventListener('abort', stop);
  if (isInterrupted()) stop();
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('exit', (code) => {
      interruption.signal.removeEventListener('abort', stop);
      signalGroup(child.pid, 'SIGKILL');
      done(isInterrupted() ? 130 : (code ?? 1));
    });
  });
}
