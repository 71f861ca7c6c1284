// A restore that is killed at a random moment, or that runs out of disk: the next start has the earlier data or the restored data, each with
// its own secret and pictures, and never anything else.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, watch } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { backUp } from '#server/backup/write-archive.ts';
import { databaseFile, withDatabase } from '#server/db/client.ts';
import { fillInstallation } from '#server/testing/filled-installation.ts';
import { rowsOf } from '#server/testing/rows-of.ts';
import { startServer } from '#testing/server-process.ts';
import type { Report } from './report.ts';
import { mountSmallDisk, unmount } from './small-disk.ts';

const EARLIER_ANSWERS = 2_000;
const RESTORED_ANSWERS = 4_000;
const PICTURE = randomUUID();
const MB = 1024 * 1024;
const top = join(import.meta.dirname, '../..');

/** Makes data of which the number of answers, the secret and a picture say which they are. */
async function make(dataDir: string, answers: number): Promise<void> {
  await withDatabase({ databaseUrl: null, dataDir }, (db) => fillInstallation(db, answers));
  await mkdir(join(dataDir, 'uploads/parties'), { recursive: true });
  await writeFile(join(dataDir, 'uploads/parties', PICTURE), `${answers}`);
  await writeFile(join(dataDir, 'jwt-secret'), `${answers} `.repeat(10));
}

/** What a started server has: the number of answers that database, secret and picture stand for. */
async function standsIn(dataDir: string): Promise<string> {
  const server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'false', LOG_LEVEL: 'warn' });
  await server.halt();
  const { student_opinions: answers } = await withDatabase({ databaseUrl: null, dataDir }, (db) => rowsOf(db));
  const [secret = ''] = (await readFile(join(dataDir, 'jwt-secret'), 'utf8')).split(' ');
  return `${answers?.length} ${secret} ${await readFile(join(dataDir, 'uploads/parties', PICTURE), 'utf8')}`;
}
const standFor = (answers: number): string => `${answers} ${answers} ${answers}`;
const EARLIER = standFor(EARLIER_ANSWERS);
const RESTORED = standFor(RESTORED_ANSWERS);

const argumentsFor = (file: string): string[] => ['server/commands/restore.ts', file, '--force'];
const optionsFor = (dataDir: string) => ({ cwd: top, env: { PATH: process.env.PATH, DATA_DIR: dataDir } });

/** Starts a restore; `unpacks` when it has begun to unpack, `gone` when the process has ended. */
function startRestore(file: string, dataDir: string) {
  const child = spawn(process.execPath, argumentsFor(file), { ...optionsFor(dataDir), stdio: 'ignore' });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const unpacks = new Promise<void>((done) => {
    const watcher = watch(dataDir, (_, name) => {
      if (!name?.startsWith('.restore-')) return;
      watcher.close();
      done();
    });
  });
  return { child, gone, unpacks };
}

async function killed(report: Report, folder: string, file: string, kills: number): Promise<void> {
  const seen: Record<string, number> = {};
  const copy = join(folder, 'copy');
  await cp(join(folder, 'earlier'), copy, { recursive: true });
  const whole = startRestore(file, copy);
  await whole.unpacks;
  const began = performance.now();
  await whole.gone;
  const lasts = performance.now() - began;
  for (let kill = 0; kill < kills; kill++) {
    await rm(copy, { recursive: true });
    await cp(join(folder, 'earlier'), copy, { recursive: true });
    const { child, gone, unpacks } = startRestore(file, copy);
    await unpacks;
    await delay(Math.random() * lasts);
    child.kill('SIGKILL');
    await gone;
    const stands = await standsIn(copy).catch((error: unknown) => String(error));
    seen[stands] = (seen[stands] ?? 0) + 1;
    report.rounds += 1;
  }
  await rm(copy, { recursive: true });
  const { [EARLIER]: earlier = 0, [RESTORED]: restored = 0, ...neither } = seen;
  report.check(
    `${kills} killed restores: ${earlier} times the earlier data, ${restored} times the restored data`,
    Object.keys(neither).length === 0,
    neither,
  );
}

async function withoutRoom(report: Report, folder: string, file: string): Promise<void> {
  const present = (await stat(databaseFile(join(folder, 'earlier')))).size / MB;
  const unpacked = (await stat(databaseFile(join(folder, 'restored')))).size / MB;
  const seen: string[] = [];
  const disk = join(folder, 'disk');
  for (const share of [0.05, 0.3, 0.6, 0.9, 1, 1.1, 1.5, 2]) {
    await mkdir(disk);
    const reason = mountSmallDisk(disk, present + 0.2 + share * unpacked);
    if (reason !== null) return report.skip('a restore without room', reason);
    try {
      await cp(join(folder, 'earlier'), disk, { recursive: true });
      const failed = await promisify(execFile)(process.execPath, argumentsFor(file), optionsFor(disk)).then(
        () => false,
        () => true,
      );
      const copy = join(folder, 'read');
      await cp(disk, copy, { recursive: true });
      const stands = await standsIn(copy).catch((error: unknown) => String(error));
      await rm(copy, { recursive: true });
      seen.push(stands === (failed ? EARLIER : RESTORED) ? (failed ? 'earlier' : 'restored') : stands);
    } finally {
      unmount(disk);
    }
  }
  const right = seen.every((one) => one === 'earlier' || one === 'restored');
  report.check(
    `restores on disks that are too small leave the earlier data: ${seen.join(', ')}`,
    right && seen.includes('earlier') && seen.includes('restored'),
    seen,
  );
}

export async function brokenOffRestores(report: Report, kills: number): Promise<void> {
  report.section(`restores that are killed ${kills} times, and on full disks`);
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-restores-'));
  try {
    const file = join(folder, 'backup.tar');
    await make(join(folder, 'restored'), RESTORED_ANSWERS);
    await backUp({ dataDir: join(folder, 'restored') }, file);
    await make(join(folder, 'earlier'), EARLIER_ANSWERS);
    await killed(report, folder, file, kills);
    await withoutRoom(report, folder, file);
  } finally {
    if (existsSync(folder)) await rm(folder, { recursive: true });
  }
}
