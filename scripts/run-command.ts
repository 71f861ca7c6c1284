import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const top = join(import.meta.dirname, '..');

const GRACE_MS = 10_000;
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

/** Whether this process was told to stop: running commands were told as well, further ones should not begin. */
export const isInterrupted = (): boolean => interruption.signal.aborted;

/** Sends a signal to a process group, if there still is one. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

interface Place {
  /** The descriptor of a file that takes what the command prints. */
  output?: number | 'inherit';
  /** The folder that it runs in. */
  cwd?: string;
}

/**
 * Runs a command, also one of node_modules/.bin, so that none of its processes outlives this one. Returns its exit
 * code.
 */
export function runCommand(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  { output = 'inherit', cwd = top }: Place = {},
): Promise<number> {
  const path = [join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', output, output],
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
