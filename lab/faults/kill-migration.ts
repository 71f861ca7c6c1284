// kill -9 at random moments while a server of a later version, with one migration more, starts on the data of this one: the next start
// completes it, and every table is as if nobody had killed anything.
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { serverCommand, serverOptions } from '#scripts/server-command.ts';
import { withDatabase } from '#server/db/client.ts';
import { fillInstallation } from '#server/testing/filled-installation.ts';
import { NEXT } from '#server/testing/next-migration.ts';
import { rowsOf } from '#server/testing/rows-of.ts';
import { startServer } from '#testing/server-process.ts';
import type { Report } from './report.ts';

const ANSWERS = 20_000;
const top = join(import.meta.dirname, '../..');
/** The server from its sources, with the migration that only tests have. */
const ofLaterVersion = [
  ...serverOptions,
  '--import',
  join(top, 'server/testing/with-next-migration.ts'),
  join(top, 'server/main.ts'),
];

interface Settings {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** One installation of this version, of which any number of copies can be made. */
interface Original {
  copy: () => Promise<Settings>;
  remove: (copy: Settings) => Promise<void>;
  removeAll: () => Promise<void>;
}

const placeOf = ({ DATA_DIR, DATABASE_URL }: Settings) => ({ databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR });

const fill = (settings: Settings): Promise<void> =>
  withDatabase(placeOf(settings), (db) => fillInstallation(db, ANSWERS));

async function sqliteOriginal(): Promise<Original> {
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-kill-migration-'));
  const original = join(folder, 'original');
  await fill({ DATA_DIR: original });
  let count = 0;
  return {
    copy: async () => {
      const DATA_DIR = join(folder, `copy-${count++}`);
      await cp(original, DATA_DIR, { recursive: true });
      return { DATA_DIR };
    },
    remove: ({ DATA_DIR }) => rm(DATA_DIR, { recursive: true }),
    removeAll: () => rm(folder, { recursive: true }),
  };
}

async function postgresOriginal(server: string): Promise<Original> {
  const folder = await mkdtemp(join(tmpdir(), 'halfrond-kill-migration-'));
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const original = `filled_${process.pid}`;
  await client.query(`create database ${original}`);
  await fill({ DATA_DIR: folder, DATABASE_URL: urlOf(original) });
  let count = 0;
  return {
    copy: async () => {
      const name = `${original}_${count++}`;
      await client.query(`create database ${name} template ${original}`);
      return { DATA_DIR: join(folder, name), DATABASE_URL: urlOf(name) };
    },
    remove: async ({ DATABASE_URL = '' }) => {
      await client.query(`drop database ${new URL(DATABASE_URL).pathname.slice(1)} with (force)`);
    },
    removeAll: async () => {
      await client.query(`drop database ${original} with (force)`);
      await client.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A digest of every table, but for that with the times of jobs. */
async function digestOf(settings: Settings): Promise<string> {
  const { meta, kysely_migration, ...content } = await withDatabase(placeOf(settings), (db) => rowsOf(db));
  if (!meta?.length) return 'no meta';
  if (!('read_answers' in content)) return `${NEXT} has not run`;
  return hash('sha256', JSON.stringify(content));
}

const environment = (settings: Settings): Record<string, string> => ({
  ...settings,
  DEMO_CONTENT: 'false',
  JWT_SECRET: 'a secret for the fault tests only',
  LOG_LEVEL: 'warn',
});

/** Starts a server to its end, and stops it. Returns how long that took, and the digest of what it left. */
async function startAndStop(settings: Settings): Promise<{ milliseconds: number; digest: string }> {
  const began = performance.now();
  const server = await startServer(environment(settings), ofLaterVersion);
  const milliseconds = performance.now() - began;
  await server.halt();
  return { milliseconds, digest: await digestOf(settings) };
}

/** Starts a server and kills it after that time. */
async function startAndKill(settings: Settings, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, ofLaterVersion, {
    cwd: top,
    env: {
      PATH: process.env.PATH,
      ...serverCommand.environment,
      ...environment(settings),
      PORT: '0',
      HOST: '127.0.0.1',
    },
    stdio: 'ignore',
  });
  const gone = new Promise((done) => child.once('exit', done));
  await delay(milliseconds);
  child.kill('SIGKILL');
  await gone;
}

async function killStarts(report: Report, engine: string, kills: number, original: Original): Promise<void> {
  report.section(`kill -9 while a server migrates ${ANSWERS} answers, ${engine}, ${kills} times`);
  const undisturbed = await original.copy();
  const expected = await startAndStop(undisturbed);
  await original.remove(undisturbed);
  const failures: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const copy = await original.copy();
    const after = Math.random() * expected.milliseconds;
    await startAndKill(copy, after);
    const { digest } = await startAndStop(copy).catch((error: unknown) => ({ digest: String(error) }));
    if (digest !== expected.digest) failures.push(`killed after ${Math.round(after)} ms: ${digest.slice(-400)}`);
    await original.remove(copy);
    report.rounds += 1;
  }
  report.check(
    `${engine}: ${kills - failures.length} of ${kills} start afterwards, every table as undisturbed (a start takes ${Math.round(expected.milliseconds)} ms)`,
    failures.length === 0,
    failures.slice(0, 5),
  );
}

/** Kills that many starts on copies of a data folder; with the address of a PostgreSQL server, of a database there. */
export async function killMigrations(report: Report, kills: number, databaseUrl?: string): Promise<void> {
  const original = databaseUrl === undefined ? await sqliteOriginal() : await postgresOriginal(databaseUrl);
  try {
    await killStarts(report, databaseUrl === undefined ? 'SQLite' : 'PostgreSQL', kills, original);
  } finally {
    await original.removeAll();
  }
}
