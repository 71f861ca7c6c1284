// The nightly backup of a database of some size, beside a class that answers.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { spreadOf } from '#lab/bench/figures.ts';
import { databaseFile } from '#server/db/client.ts';
import { type Call, logIn } from '#testing/api-client.ts';
import { startServer } from '#testing/server-process.ts';
import { ClassBeside } from './class-beside.ts';
import type { Report } from './report.ts';

const MEGABYTES = 200;
const QUIET_MS = 7_000;
/** A backup beside answers, and as many times without one just before: whatever else the machine does disturbs single ones. */
const ROUNDS = 5;
/** How many times as long an answer may take, and milliseconds below which a difference says nothing. */
const TIMES = 2;
const NOISE_MS = 10;

/** Makes the database larger by rows of one megabyte each, which compress by half as texts do. */
async function fill(dataDir: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec('pragma busy_timeout = 10000');
  const insert = database.prepare('insert into meta (key, value) values (?, ?)');
  for (let at = 0; at < MEGABYTES; at++) {
    insert.run(`ballast ${at}`, randomBytes(500_000).toString('hex'));
    await delay(1);
  }
  database.close();
}

/** Resolves when a backup that is asked for now is finished. */
async function backUpOnce(admin: Call): Promise<void> {
  const { lastAt: earlier } = (await admin('GET system')).backup;
  await admin('POST system/backup');
  while ((await admin('GET system')).backup.lastAt === earlier) await delay(500);
}

export async function backupBeside(report: Report): Promise<void> {
  report.section(`a backup of ${MEGABYTES} MB beside a class that answers`);
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-backups-'));
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', BACKUP_DIR: folder });
  const admin = await logIn(server.baseURL);
  await fill(server.dataDir);
  const beside = await ClassBeside.open(server.baseURL);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await beside.answerDuring(() => delay(QUIET_MS));
    const began = performance.now();
    const busy = await beside.answerDuring(() => backUpOnce(admin));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    times.push(busy.p99 / Math.max(quiet.p99, NOISE_MS));
    console.log(
      `    answers p99 ${quiet.p99.toFixed(1)} ms, and ${busy.p99.toFixed(1)} ms during a backup of ${seconds} s`,
    );
  }
  const { p50 } = spreadOf(times);
  report.check(`answers p99 during a backup is ${p50.toFixed(2)} times that without`, p50 <= TIMES, times);
  await beside.end(report, 'backup');
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
