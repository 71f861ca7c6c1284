// A backup while a crowd answers, restored on another disk: everything that was acknowledged before it began is in it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '#testing/server-process.ts';
import { Crowd, openGame } from './crowd.ts';
import type { Report } from './report.ts';

const CROWD = 300;
const top = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs a command while the server runs; returns its output. */
const command = async (name: string, args: string[], dataDir: string): Promise<string> =>
  run(process.execPath, [`server/commands/${name}.ts`, ...args], {
    cwd: top,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr?: string }) => `failed: ${error.stderr}`,
  );

export async function restoreUnderLoad(report: Report): Promise<void> {
  report.section(`backup under ${CROWD} answering students, restored elsewhere`);
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-restore-'));
  const file = join(folder, 'backup.tar');
  const server = await startServer({ DEMO_CONTENT: 'true', LOG_LEVEL: 'warn' });
  const game = await openGame(server.baseURL);
  const crowd = new Crowd(server.baseURL, game, CROWD);
  crowd.start();
  await delay(2_000);
  const mark = crowd.mark();
  const before = crowd.acknowledged;
  const said = await command('backup', [file], server.dataDir);
  report.check('the backup is made while the server runs', /has the database and \d+ images/.test(said), said);
  await delay(300);
  await crowd.stop();
  report.check('and nobody was refused meanwhile', Object.keys(crowd.errorReplies).length === 0, crowd.errorReplies);
  const refused = await command('restore', [file, '--force'], server.dataDir);
  report.check('a running server is not restored over', refused.includes('is running'), refused);
  report.answers('the server itself', crowd.acknowledged, await crowd.lost());

  const elsewhere = join(folder, 'data');
  const restored = await command('restore', [file], elsewhere);
  report.check('it is restored', restored.includes('is as it was on'), restored);
  const second = await startServer({ DATA_DIR: elsewhere, LOG_LEVEL: 'warn' });
  const missing = await crowd.lost(second.baseURL, mark);
  report.check(
    `the restored server has all ${before} that came before the backup`,
    missing.length === 0,
    missing.slice(0, 5),
  );
  const logo = await fetch(`${second.baseURL}/api/partners`).then(
    (reply) => reply.json() as Promise<{ logo: string | null }[]>,
  );
  const path = new URL(logo[0]?.logo ?? second.baseURL);
  const picture = await fetch(`${second.baseURL}${path.pathname}${path.search}`);
  report.check('its pictures are there', picture.headers.get('content-type') === 'image/png', path.href);
  const health = await command('doctor', [], elsewhere);
  report.check('the doctor finds it sound', /ok {4}database/.test(health) && !/BAD/.test(health), health);
  crowd.close();
  await server.stop();
  await second.stop();
  await rm(folder, { recursive: true, force: true });
}
