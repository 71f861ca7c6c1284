// The nightly backup of a database of some size, beside a class that answers.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseFile } from '#server/db/client.ts';
import { logIn } from '#testing/api-client.ts';
import { startServer } from '#testing/server-process.ts';
import { ClassBeside } from './class-beside.ts';
import type { Report } from './report.ts';

const MEGABYTES = 200;
const QUIET_MS = 10_000;
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

export async function backupBeside(report: Report): Promise<void> {
  report.section(`a backup of ${MEGABYTES} MB beside a class that answers`);
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-backups-'));
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', BACKUP_DIR: folder });
  const admin = await logIn(server.baseURL);
  await fill(server.dataDir);
  const beside = await ClassBeside.open(server.baseURL);
  const quiet = await beside.answerDuring(() => delay(QUIET_MS));
  const began = performance.now();
  const busy = await beside.answerDuring(async () => {
    await admin('POST system/backup');
    while ((await admin('GET system')).backup.lastAt === null) await delay(200);
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const most = TIMES * Math.max(quiet.p99, NOISE_MS);
  report.check(
    `answers p99 ${busy.p99.toFixed(1)} ms during a backup of ${seconds} s, ${quiet.p99.toFixed(1)} ms without`,
    busy.p99 <= most,
    most,
  );
  await beside.end(report, 'backup');
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
