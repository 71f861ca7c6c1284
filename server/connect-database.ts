import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { completeRestore } from '#server/backup/restore.ts';
import { settleRestore } from '#server/backup/restore-into-database.ts';
import { type Db, databaseFile, openDatabase, withDatabase } from '#server/db/client.ts';
import { claimFolder } from '#server/db/folder-lock.ts';
import { migrate, migrations, missingMigrations } from '#server/db/migrate.ts';
import type { MigrateOptions } from '#server/db/migrator.ts';
import { databaseErrorOf } from '#server/db/retry.ts';
import { type Config, ConfigError } from './config.ts';
import { errorMessage, withConfigError } from './errors.ts';
import { migrateInWorker } from './migration-worker.ts';

/** Milliseconds that PostgreSQL has for a query: a phone gives up after 15 seconds, and sends its answer again. */
const QUERY_MS = 8_000;
/** Milliseconds that a database may take to answer before the port is opened without it. */
const SOON_MS = 500;
/** Milliseconds between two tries of a database that is unreachable, and between two log lines about it. */
const RETRY_MS = 1_000;
const REPORT_MS = 10_000;

interface Starting {
  config: Config;
  log: FastifyBaseLogger;
  /** Called once it is known that the start takes time. */
  openPort: () => Promise<void>;
}

async function runMigrations({ config, log }: Starting, missing: readonly string[]): Promise<void> {
  const isNew = missing.length === Object.keys(migrations).length;
  const told: Required<Pick<MigrateOptions, 'onMigration' | 'onCopy'>> = {
    onMigration: (done) => log[isNew ? 'debug' : 'info'](done, 'migration done'),
    onCopy: (copy) => log.info(copy, 'copy of the database before its migrations'),
  };
  // A thread loads the server once more, and as much memory: a new file is ready before a probe would notice.
  if (config.databaseUrl === null && !isNew) await migrateInWorker(config.dataDir, told);
  else await withDatabase(config, (db) => migrate(db, told));
}

/** Completes or ends a restore that was killed; returns the migrations that have not run. */
async function checkDatabase(config: Config): Promise<string[]> {
  if (config.databaseUrl === null) await completeRestore(config.dataDir);
  return withDatabase(config, async (db) => {
    if (config.databaseUrl !== null) await settleRestore(db, config.dataDir);
    return missingMigrations(db);
  });
}

async function prepareDatabase(starting: Starting): Promise<void> {
  const { config, openPort } = starting;
  const checking = checkDatabase(config);
  const first = await Promise.race([checking, delay(SOON_MS, 'late' as const, { ref: false })]);
  if (first === 'late') await openPort();
  const missing = await checking;
  if (missing.length === 0) return;
  await openPort();
  await runMigrations(starting, missing);
}

/** Calls `act` until PostgreSQL is there, and logs now and then that the server waits for it. */
async function waitFor({ log, openPort }: Starting, act: () => Promise<void>): Promise<void> {
  for (let reportedAt = Number.NEGATIVE_INFINITY; ; await delay(RETRY_MS)) {
    try {
      return await act();
    } catch (error) {
      if (databaseErrorOf(error) !== 'unavailable') throw error;
      await openPort();
      if (performance.now() - reportedAt < REPORT_MS) continue;
      reportedAt = performance.now();
      log.warn({ reason: errorMessage(error) }, 'DATABASE_URL: waiting for PostgreSQL');
    }
  }
}

/** Waits for the database if it is PostgreSQL, migrates it, and opens it. */
export async function connectDatabase(starting: Starting): Promise<Db> {
  const { config } = starting;
  if (config.databaseUrl === null)
    await withConfigError(`DATA_DIR: ${databaseFile(config.dataDir)} cannot be used`, () => {
      // Each of two would do the work of each night, and store what the other one does not know of.
      if (!claimFolder(config.dataDir))
        throw new ConfigError(
          `DATA_DIR: ${config.dataDir} is of a server that runs: stop that one, or give this one a folder of its own`,
        );
      return prepareDatabase(starting);
    });
  else
    await withConfigError('DATABASE_URL: the database cannot be used', () =>
      waitFor(starting, () => prepareDatabase(starting)),
    );
  return openDatabase(config, config.databaseUrl === null ? null : QUERY_MS);
}
