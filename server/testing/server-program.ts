// The server as a process of its own, from its sources.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

interface Program {
  child: ChildProcess;
  dataDir: string;
  /** What it printed so far. */
  printed: () => string;
  /** Resolves once it printed that. */
  prints: (text: string) => Promise<void>;
  /** Resolves when it and its children are gone. */
  ended: Promise<Outcome>;
}

export const JWT_SECRET = 'a secret that only tests know, and all of them';
export const MAIN = join(import.meta.dirname, '../main.ts');

const running = new Map<ChildProcess, string>();

/** What a program of ours is given besides its settings; the cache of compiled code halves the time of a start. */
export const nodeEnvironment = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
};

/** Starts it with these settings on a new data folder. `command`: another one than Node with the main module. */
export function startProgram(
  settings: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, MAIN],
): Program {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-program-'));
  const dataDir = join(folder, 'data');
  const basics = { ...nodeEnvironment(), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO_CONTENT: 'false' };
  const child = spawn(program, args, { env: { ...basics, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.set(child, folder);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<Outcome>((done) =>
    child.once('close', () => {
      done({ code: child.exitCode, out, err });
    }),
  );
  return {
    child,
    dataDir,
    printed: () => out + err,
    prints: (text) =>
      new Promise((done, fail) => {
        const look = (): void => {
          if ((out + err).includes(text)) done();
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        look();
        ended.then(() => fail(new Error(`it ended without printing “${text}”:\n${out}${err}`)));
      }),
    ended,
  };
}

/** Ends what is still running, and removes the data. */
export async function endPrograms(): Promise<void> {
  for (const [child, folder] of running) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((done) => child.once('close', done));
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  }
  running.clear();
}
