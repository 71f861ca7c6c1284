// A private, temporary PostgreSQL and Redis. As a command: `npm run services -- <command>` runs a command with them.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeMemoryFolder } from './memory-folder.ts';
import { runCommand } from './run-command.ts';
import { findTools, type Tools } from './tools.ts';

export interface Service {
  url: string;
  /** Stops it and starts it again on the same port, with its data on disk; resolves once it answers. `away`: milliseconds in between. */
  restart(away: number): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const START_MS = 30_000;
const STOP_MS = 10_000;

/** A port of this machine that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });

/** The user to run as when this process is root, as which PostgreSQL refuses to run. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string): number => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {}
  }
  return undefined;
}

/** A server that runs once `answers` does, with what it printed when it does not. */
async function serve(
  launch: () => ChildProcess,
  { folder, url, stopSignal }: { folder: string; url: string; stopSignal: NodeJS.Signals },
  answers: () => Promise<void>,
): Promise<Service> {
  const begin = () => {
    const child = launch();
    const run = { child, ended: false, end: Promise.resolve() };
    run.end = new Promise<void>((done) => {
      for (const event of ['exit', 'error']) {
        child.on(event, () => {
          run.ended = true;
          done();
        });
      }
    });
    return run;
  };
  let run = begin();
  const end = async (): Promise<void> => {
    const { child, end: gone } = run;
    child.kill(stopSignal);
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(kill);
  };
  const stop = async (): Promise<void> => {
    await end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const answered = async (): Promise<void> => {
    for (const until = Date.now() + START_MS; ; await sleep(50)) {
      const fine = await answers().then(
        () => !run.ended,
        () => false,
      );
      if (fine) return;
      if (run.ended || Date.now() > until) break;
    }
    const printed = readFileSync(join(folder, 'log'), 'utf8').trim();
    await stop();
    throw new Error(`${run.child.spawnfile} did not start: ${printed}`);
  };
  await answered();
  const restart = async (away: number): Promise<void> => {
    await end();
    await sleep(away);
    run = begin();
    await answered();
  };
  return { url, stop, restart };
}

/** Starts a program with its output in the folder's log. */
function spawnLogged(
  program: string,
  args: string[],
  folder: string,
  user?: { uid: number; gid: number },
): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(program, args, { ...user, cwd: folder, stdio: ['ignore', log, log] });
  closeSync(log);
  // Also when `stop` is not called.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** A commit has reached the kernel: it is lost if the machine stops, and not if only this server is killed. */
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off'];

/** `durable: false`: commits do not wait for the disk. */
export async function startPostgres(bin: string, { durable = true } = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const basics = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  try {
    execFileSync(join(bin, 'initdb'), basics, { ...user, cwd: folder, stdio: 'pipe' });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const reachable = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
  const settings = [...reachable, ...(durable ? ['fsync=on'] : NOT_DURABLE)];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const launch = () => spawnLogged(join(bin, 'postgres'), args, folder, user);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return serve(launch, { folder, url, stopSignal: 'SIGQUIT' }, async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await client.end();
  });
}

export async function startRedis(program: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const launch = () => spawnLogged(program, args, folder);
  const url = `redis://127.0.0.1:${port}`;
  return serve(
    launch,
    { folder, url, stopSignal: 'SIGTERM' },
    () =>
      new Promise((done, fail) => {
        const socket = createConnection(port, '127.0.0.1').on('error', fail);
        socket.on('connect', () => done(void socket.destroy()));
      }),
  );
}

/**
 * Runs `work` with the variables that the tests look at; starts the services for which no address is given, and always stops them.
 * `durable: false`, for tests that neither measure nor stop the machine: temporary files are in memory if it has room, and commits do not
 * wait for the disk.
 */
export async function withServices(
  tools: Tools,
  work: (environment: Record<string, string>) => Promise<number>,
  { durable = true } = {},
): Promise<number> {
  const started: Service[] = [];
  const environment: Record<string, string> = {};
  const memory = durable ? undefined : makeMemoryFolder();
  if (memory !== undefined) process.env.TMPDIR = memory;
  try {
    if (tools.chromium) environment.CHROMIUM_PATH = tools.chromium;
    if (tools.nginx) environment.NGINX_PATH = tools.nginx;
    if (tools.postgres && !process.env.TEST_DATABASE_URL) {
      const postgres = await startPostgres(tools.postgres, { durable });
      started.push(postgres);
      environment.TEST_DATABASE_URL = postgres.url;
    }
    if (tools.redis && !process.env.TEST_REDIS_URL) {
      const redis = await startRedis(tools.redis);
      started.push(redis);
      environment.TEST_REDIS_URL = redis.url;
    }
    return await work(environment);
  } finally {
    await Promise.all(started.map((service) => service.stop()));
    if (memory !== undefined) await rm(memory, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
  if (!command) {
    console.error('Usage: npm run services -- <command> [arguments]');
    process.exit(2);
  }
  process.exitCode = await withServices(findTools(), (environment) => runCommand(command, args, environment), {
    durable: false,
  });
}
