import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArgs, serverCommand } from '#scripts/server-command.ts';

export const ADMIN = { email: 'admin@example.org', password: 'beheer-wachtwoord' };

export interface TestServer {
  /** `http://localhost:<port>`; stays the same through a restart. */
  readonly baseURL: string;
  readonly dataDir: string;
  /** The process that runs now. */
  pid(): number;
  /** All that it printed so far. */
  output(): string;
  /** Shuts it down gracefully and removes its data. */
  stop(): Promise<void>;
  /** Shuts it down gracefully; the data stay. */
  halt(): Promise<void>;
  /** Kills it, as a power cut would; the data stay. */
  kill9(): Promise<void>;
  /** Starts it again on the same data and port, after `kill9` or after stopping it; `project`: the folder of another build. */
  restart(project?: string): Promise<void>;
}

const START_MS = 60_000;
const STOP_MS = 15_000;
const top = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ends a process and waits until it is gone. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(kill);
}

/** Starts the built server. Returns the process and the address it printed. */
function launch(
  environment: Record<string, string>,
  keep: (text: string) => void,
  { project = top, args = serverArgs(project) }: { project?: string | undefined; args?: readonly string[] } = {},
): Promise<{ child: ChildProcess; baseURL: string }> {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TZ: process.env.TZ ?? 'UTC' };
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...inherited, ...serverCommand.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  return new Promise((done, fail) => {
    const refuse = (why: string): void => {
      child.kill('SIGKILL');
      fail(new Error(`The server ${why}:\n${printed}`));
    };
    const late = setTimeout(() => refuse('did not start in time'), START_MS);
    const read = (text: string): void => {
      printed += text;
      keep(text);
      const baseURL = /(http:\/\/localhost:\d+)\D/.exec(printed)?.[1];
      if (baseURL) {
        clearTimeout(late);
        done({ child, baseURL });
      }
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', (code) => {
      running.delete(child);
      clearTimeout(late);
      refuse(`stopped with ${code}`);
    });
  });
}

/**
 * Starts the built server, or what `args` of Node say, with these settings on top of the tests' usual ones. Returns
 * once it answers.
 */
export async function startServer(
  settings: Record<string, string> = {},
  args?: readonly string[],
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halfrond-e2e-'));
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'off',
    ...settings,
  };
  let printed = '';
  const keep = (text: string): void => {
    printed += text;
  };
  const first = await launch(environment, keep, args === undefined ? {} : { args });
  const { baseURL } = first;
  let { child } = first;
  return {
    baseURL,
    dataDir,
    pid: () => child.pid ?? 0,
    output: () => printed,
    halt: () => end(child, 'SIGTERM'),
    kill9: () => end(child, 'SIGKILL'),
    restart: async (project) => {
      await end(child, 'SIGTERM');
      ({ child } = await launch({ ...environment, PORT: new URL(baseURL).port }, keep, { project }));
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
