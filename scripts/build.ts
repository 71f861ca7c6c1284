// Builds the web app and the server when they are missing or older than their sources; safe when several starts do so at once.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Part {
  /** Of Vite, and one of the sources. */
  config: string;
  sources: string[];
  /** The file that is as old as the build, in the part's folder of `dist`. */
  proof: string;
}

const PARTS = {
  web: { config: 'vite.config.ts', sources: ['web', 'shared'], proof: 'index.html' },
  server: { config: 'vite.server.config.ts', sources: ['server', 'shared'], proof: 'main.js' },
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

export type Build = 'fresh' | 'built' | { failed: string };

/** Milliseconds of the last change of a file, or of anything in a folder; folders count too, so that a deleted file is seen. */
async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const inside = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(info.mtimeMs, ...inside);
}

const proofOf = (top: string, name: PartName): string => join(top, 'dist', name, PARTS[name].proof);

async function isFresh(top: string, name: PartName): Promise<boolean> {
  const built = await newest(proofOf(top, name));
  if (built === 0) return false;
  const { config, sources } = PARTS[name];
  const changes = await Promise.all([config, 'package-lock.json', ...sources].map((path) => newest(join(top, path))));
  return changes.every((changed) => changed <= built);
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const LOCK_MINUTES = 3;

/** Whether the process that holds the lock is gone (a process id may be another one's by now, so age counts as well). */
async function isLeftBehind(lock: string): Promise<boolean> {
  const since = await stat(lock).catch(() => undefined);
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (!since) return false;
  if (holder === process.pid || Date.now() - since.mtimeMs > LOCK_MINUTES * 60_000) return true;
  // Just made: its holder is about to write its name into it.
  if (holder === 0) return false;
  try {
    return !process.kill(holder, 0);
  } catch {
    return true;
  }
}

/** Takes the lock, or waits until its holder is done; only saves double work, so a lock lost to a crash is simply taken away. */
async function takeTurn(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // A folder that belongs to somebody else, or a full disk, does not change by waiting.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (await isLeftBehind(lock)) await rm(lock, { force: true });
    await sleep(100);
    return false;
  }
}

/** Runs Vite into a folder of its own; gives what it printed when it failed. */
async function runVite(top: string, vite: string, config: string, target: string): Promise<string | undefined> {
  const options = ['--config', config, '--outDir', target, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, [vite, 'build', ...options], { cwd: top, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const stop = (): boolean => child.kill();
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  const code = await new Promise<number | null>((done) => child.on('error', () => done(1)).on('close', done));
  for (const signal of STOP_SIGNALS) process.off(signal, stop);
  return code === 0 ? undefined : printed.trim() || `vite ended with ${code}`;
}

/** Puts a finished build where the server looks for it; a build that another start put there meanwhile gives way. */
async function putInPlace(fresh: string, place: string): Promise<void> {
  const old = `${fresh}-old`;
  for (;;) {
    await rename(place, old).catch(() => {});
    const taken = await rename(fresh, place).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        return true;
      },
    );
    await rm(old, { recursive: true, force: true });
    if (!taken) return;
  }
}

async function build(top: string, name: PartName, vite: string): Promise<Build> {
  const target = join(top, 'dist', `.${name}-${process.pid}`);
  const began = new Date();
  try {
    const failed = await runVite(top, vite, PARTS[name].config, target);
    if (failed) return { failed };
    await utimes(join(target, PARTS[name].proof), began, began);
    await putInPlace(target, join(top, 'dist', name));
    return 'built';
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

async function buildWhenOld(top: string, name: PartName, vite: string, announce: () => void): Promise<Build> {
  const lock = join(top, 'dist', `.${name}-build`);
  while (!(await isFresh(top, name))) {
    await mkdir(join(top, 'dist'), { recursive: true });
    if (!(await takeTurn(lock))) continue;
    try {
      if (await isFresh(top, name)) break;
      announce();
      return await build(top, name, vite);
    } finally {
      await rm(lock, { force: true });
    }
  }
  return 'fresh';
}

/** Takes the top folder of a checkout; sees to it that the part is there in `dist` and, where Vite is installed, up to date. */
export async function ensureBuild(top: string, name: PartName, announce: () => void): Promise<Build> {
  const vite = join(top, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) {
    if (existsSync(proofOf(top, name))) return 'fresh';
    return {
      failed: `dist/${name} is missing and Vite is not installed: run \`npm ci\` with the development packages`,
    };
  }
  try {
    return await buildWhenOld(top, name, vite, announce);
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
