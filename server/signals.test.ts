// The server finishes what is under way and ends when it is told to, also where npm started it through a shell that passes nothing on.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfrond-signals-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program that becomes a server; resolves once it listens. `ended`: what it printed until it and its children are gone. */
async function startServer(program: string, args: string[], settings: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO_CONTENT: 'false',
    ...settings,
  };
  const child: ChildProcess = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const ended = new Promise<string>((done) => child.once('close', () => done(printed)));
  await new Promise<void>((done) =>
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('runs at')) done();
    }),
  );
  return { child, ended };
}

const main = join(import.meta.dirname, 'main.ts');

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends after %s', async (signal) => {
  const { child, ended } = await startServer(process.execPath, [main]);
  child.kill(signal);
  expect(await ended).toContain(`${signal}: draining`);
  expect(child.exitCode).toBe(0);
});

it('ends with the shell through which npm started it', async () => {
  const { child, ended } = await startServer('sh', ['-c', `"${process.execPath}" "${main}"; exit`], {
    npm_lifecycle_event: 'start',
  });
  child.kill('SIGTERM');
  expect(await ended).toContain('draining');
});
