import { constants, existsSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { isRestoring } from '#server/backup/swap.ts';
import type { Config } from '#server/config.ts';
import { countBlocksToFillIn } from '#server/data/content-blocks.ts';
import { findBackupTry, findLastBackup } from '#server/data/job-runs.ts';
import { isProxyIgnored, readDatabaseInfo } from '#server/data/system.ts';
import { type Db, databaseFile, withDatabase } from '#server/db/client.ts';
import {
  countUsers,
  findDamage,
  findMigrations,
  findNewestSessionTime,
  findOrphans,
  isHalfMigrated,
  readPostgresClock,
} from '#server/db/inspect.ts';
import { typedCommand } from '#server/program.ts';
import { bad, type CheckResult, ok, warn, withoutSecrets } from './check-result.ts';

/** Seconds that two clocks may differ by. */
const CLOCK_SECONDS = 5;
const OFFICE_PAGE = '/admin/content/privacy';
/** Of SQLite: a check of every byte of a larger file takes long. */
const CHECKED_BYTES_MAX = 250e6;
/** The oldest PostgreSQL that its makers still correct. */
const POSTGRES_LEAST = 14;
const BACKUP_DAYS = 2;
const DAY_MS = 86_400_000;
const OLDEST_SANE = Date.parse('2026-01-01');

async function schema(db: Db): Promise<CheckResult> {
  const { done, missing } = await findMigrations(db);
  if (missing.length === 0) return ok('schema', `${done.length} migrations`);
  const [next] = missing;
  return (await isHalfMigrated(db, done))
    ? warn('schema', `the migration ${next} was interrupted: the next start completes it`)
    : warn('schema', `not run yet: ${missing.join(', ')}; the next start runs them`);
}

async function clock(db: Db, isPostgres: boolean): Promise<CheckResult> {
  const now = Date.now();
  const time = new Date(now).toISOString();
  if (now < OLDEST_SANE) return bad('clock', `shows ${time}, which is in the past`);
  const newest = await findNewestSessionTime(db);
  if (newest !== null && Date.parse(newest) > now + CLOCK_SECONDS * 1_000)
    return bad('clock', `shows ${time}, but a game was made at ${newest}`);
  const difference = isPostgres ? Math.round(Math.abs((await readPostgresClock(db)) - Date.now() / 1_000)) : 0;
  return difference > CLOCK_SECONDS
    ? bad('clock', `differs by ${difference} s from the database's`)
    : ok('clock', time);
}

/** Privacy law: readers must be told who is responsible for what is stored about them. */
async function privacyText(db: Db, { privacyUrl }: Config): Promise<CheckResult[]> {
  if (privacyUrl !== null) return [ok('privacy text', privacyUrl)];
  return (await countBlocksToFillIn(db, 'privacy')) === 0
    ? [ok('privacy text', 'nothing is left to fill in')]
    : [
        warn(
          'privacy text',
          `it does not say who is responsible: fill in what stands between [ and ] at ${OFFICE_PAGE}`,
        ),
      ];
}

/** A restore that was killed. */
const restores = async (dataDir: string): Promise<CheckResult[]> =>
  (await isRestoring(dataDir))
    ? [warn('restore', 'one is running, or was interrupted: the next start completes it or takes it back')]
    : [];

/** Checks the database, and what only it knows: migrations, clock, backups, the privacy text and ignored proxies. `thorough`: every byte of a large file too. */
export async function checkDatabase(config: Config, thorough: boolean): Promise<CheckResult[]> {
  const { databaseUrl, dataDir } = config;
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    return [warn('database', `${file} does not exist yet: the first start creates it`)];
  const isLarge = databaseUrl === null && statSync(file).size > CHECKED_BYTES_MAX && !thorough;
  const errors = databaseUrl === null && !isLarge ? [...findDamage(file), ...findOrphans(file)] : [];
  return withDatabase(config, async (db) => {
    const address = databaseUrl === null ? file : withoutSecrets(databaseUrl);
    if ((await db.introspection.getTables()).length === 0)
      return [warn('database', `${address} has no tables yet: the first start makes them`)];
    const users = await countUsers(db);
    const { kind, version, bytes } = await readDatabaseInfo(db);
    const size = `${kind} ${version}, ${Math.ceil(bytes / 1e6)} MB, ${users} users`;
    const skipped = isLarge ? `; not every byte was checked, which \`${typedCommand('doctor', '--all')}\` does` : '';
    const state =
      errors.length > 0 ? bad('database', errors.join('; ')) : ok('database', `${address}, ${size}${skipped}`);
    const old = Number.parseInt(version, 10) < POSTGRES_LEAST && kind === 'PostgreSQL';
    const outOfSupport = old
      ? [warn('database', `PostgreSQL ${version} gets no corrections any more: ${POSTGRES_LEAST} or newer is wiser`)]
      : [];
    const migrated = await schema(db);
    // Before its migrations a database may lack what these read.
    const others = migrated.state === 'ok' ? [...(await privacyText(db, config)), ...(await jobs(db, config))] : [];
    return [
      state,
      ...outOfSupport,
      migrated,
      ...(await restores(dataDir)),
      await clock(db, databaseUrl !== null),
      ...others,
    ];
  });
}

/** What runs each night, and whether requests come as the settings say. */
async function jobs(db: Db, { backupDir }: Config): Promise<CheckResult[]> {
  const now = Date.now();
  const [last, tried] = [await findLastBackup(db), await findBackupTry(db)];
  const found: CheckResult[] = [];
  if (backupDir !== null && !existsSync(backupDir))
    found.push(bad('backup', `BACKUP_DIR: ${backupDir} does not exist`));
  else if (backupDir !== null) await access(backupDir, constants.W_OK | constants.X_OK);
  if (tried?.failed && (last === null || last.at < tried.at))
    found.push(bad('backup', `BACKUP_DIR: the one of ${tried.at} failed; the log says why`));
  else if (last === null)
    found.push(
      warn(
        'backup',
        `there was none yet: set BACKUP_DIR for one each night, or run \`${typedCommand('backup', 'FILE')}\``,
      ),
    );
  else if (now - Date.parse(last.at) > BACKUP_DAYS * DAY_MS) found.push(bad('backup', `the last one is of ${last.at}`));
  else found.push(ok('backup', `${last.at}, ${Math.ceil(last.amount / 1e6)} MB`));
  if (await isProxyIgnored(db, now))
    found.push(bad('proxy', 'TRUST_PROXY: does not name the proxy in front: everybody shares its address and limits'));
  return found;
}
