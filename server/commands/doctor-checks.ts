import { randomUUID } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { isRestoring } from '#server/backup/swap.ts';
import type { Config } from '#server/config.ts';
import { countBlocksToFillIn } from '#server/data/content-blocks.ts';
import { imageRecords } from '#server/data/images.ts';
import { findBackupTry, findLastBackup } from '#server/data/job-runs.ts';
import { isProxyIgnored, readDatabaseInfo } from '#server/data/system.ts';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import {
  countUsers,
  findCorruption,
  findMigrations,
  findNewestSessionTime,
  isHalfMigrated,
  readPostgresClock,
} from '#server/db/inspect.ts';
import { errorMessage } from '#server/errors.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { typedCommand } from '#server/program.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { VERSION } from '#server/version.ts';
import { findAddressFault } from './public-address.ts';

interface CheckResult {
  what: string;
  /** `warn`: it works, but should be looked at. */
  state: 'ok' | 'warn' | 'bad';
  message: string;
}

const ROOM_LEAST_MB = 200;
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

const ok = (what: string, message: string): CheckResult => ({ what, state: 'ok', message });
const warn = (what: string, message: string): CheckResult => ({ what, state: 'warn', message });
const bad = (what: string, message: string): CheckResult => ({ what, state: 'bad', message });

/** An address without its user, password and query. */
function withoutSecrets(address: string): string {
  const { protocol, hostname, port, pathname } = new URL(address);
  return `${protocol}//${hostname}${port && `:${port}`}${pathname}`;
}

/** An error's message, without any address that may carry a password. */
const discreet = (error: unknown): string => errorMessage(error).replace(/\w+:\/\/\S+/g, '…');

function settings(config: Config): CheckResult[] {
  const found = [
    ok('version', `${VERSION}, Node ${process.versions.node}`),
    ok('settings', `port ${config.port}, languages ${config.languages.join(', ')}, log level ${config.logLevel}`),
  ];
  if (!config.rateLimits) found.push(warn('rate limits', 'RATE_LIMITS is off: passwords and codes can be guessed'));
  if (config.minPasswordLength < 8)
    found.push(
      warn('passwords', `may have ${config.minPasswordLength} characters: MIN_PASSWORD_LENGTH of 8 or more is wiser`),
    );
  found.push(
    warn(
      'access log',
      'check that no proxy in front writes one (nginx: access_log off): times and addresses tell who gave which answer',
    ),
  );
  if (process.getuid?.() === 0) found.push(warn('user', 'this runs as root: the server needs no rights of root'));
  return found;
}

/** Asks as a visitor does, so that a server behind a proxy that it does not trust notes that before the database is checked. */
async function publicAddress({ publicUrl }: Config): Promise<CheckResult[]> {
  if (publicUrl === null) return [warn('public address', 'PUBLIC_URL is not set: links in mails lead to localhost')];
  const fault = await findAddressFault(publicUrl);
  if (fault !== null) return [warn('public address', `PUBLIC_URL: ${publicUrl} ${fault}`)];
  if (publicUrl.startsWith('https:')) return [ok('public address', publicUrl)];
  return [warn('public address', `PUBLIC_URL: ${publicUrl} is not https: what people type can be read on the way`)];
}

async function dataFolder({ dataDir }: Config): Promise<CheckResult[]> {
  if (!existsSync(dataDir)) return [warn('disk', `${dataDir} does not exist yet: the first start creates it`)];
  await access(dataDir, constants.R_OK | constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const room = Math.round((bavail * bsize) / 1e6);
  const found = [
    room < ROOM_LEAST_MB
      ? bad('disk', `only ${room} MB free in ${dataDir}`)
      : ok('disk', `${room} MB free in ${dataDir}`),
  ];
  if ((statSync(dataDir).mode & 0o007) !== 0)
    found.push(warn('data folder', `others on this machine can look into ${dataDir}: chmod 700 it`));
  const secret = join(dataDir, 'jwt-secret');
  if (existsSync(secret) && (statSync(secret).mode & 0o077) !== 0)
    found.push(warn('secret', 'others on this machine can read jwt-secret: chmod 600 it'));
  return found;
}

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

async function checkDatabase(config: Config, thorough: boolean): Promise<CheckResult[]> {
  const { databaseUrl, dataDir } = config;
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    return [warn('database', `${file} does not exist yet: the first start creates it`)];
  const isLarge = databaseUrl === null && statSync(file).size > CHECKED_BYTES_MAX && !thorough;
  const errors = databaseUrl === null && !isLarge ? findCorruption(file) : [];
  const db = openDatabase(config, () => {});
  try {
    const address = databaseUrl === null ? file : withoutSecrets(databaseUrl);
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
  } finally {
    await db.destroy();
  }
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

async function redis({ redisUrl }: Config): Promise<CheckResult[]> {
  if (redisUrl === null) return [];
  const { createClient } = await import('redis');
  const client = createClient({ url: redisUrl, socket: { reconnectStrategy: false, connectTimeout: 5_000 } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [ok('Redis', withoutSecrets(redisUrl))];
  } finally {
    client.destroy();
  }
}

async function mail(config: Config): Promise<CheckResult[]> {
  if (config.smtpUrl === null)
    return [warn('mail', 'SMTP_URL is not set: mails are written to DATA_DIR/outbox and reach nobody')];
  const mailer = createMailer(config, pino({ level: 'silent' }));
  try {
    await mailer.verify();
    return [ok('mail', `${withoutSecrets(config.smtpUrl)} takes mails`)];
  } finally {
    await mailer.close();
  }
}

/** Stores some bytes under an id that no image has, and removes them again. */
async function storage(config: Config): Promise<CheckResult[]> {
  // Creating the folder as another user than the server's would lock the server out.
  if (config.s3 === null && !existsSync(config.dataDir)) return [];
  const db = openDatabase(config, () => {});
  try {
    const options = {
      records: imageRecords(db),
      secret: randomUUID(),
      publicUrl: () => 'http://localhost',
      onError: () => {},
    };
    const store = await createObjectStore(config, options);
    const id = randomUUID();
    await store.put('parties', id, Buffer.from('probe'), 'image/png');
    await store.remove('parties', id);
    return [ok('images', config.s3 === null ? join(config.dataDir, 'uploads') : `bucket ${config.s3.bucket}`)];
  } finally {
    await db.destroy();
  }
}

/**
 * Checks everything that a server with these settings needs, dependencies first; `thorough`: every byte of a large database too. Never throws,
 * and never returns a secret.
 */
export async function runChecks(config: Config, { thorough = false } = {}): Promise<CheckResult[]> {
  const database = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  /** What is checked, the setting to look at if that fails, and the check. */
  const checks: [string, string, () => Promise<CheckResult[]>][] = [
    ['settings', 'PORT', async () => settings(config)],
    ['public address', 'PUBLIC_URL', () => publicAddress(config)],
    ['disk', 'DATA_DIR', () => dataFolder(config)],
    ['database', database, () => checkDatabase(config, thorough)],
    ['Redis', 'REDIS_URL', () => redis(config)],
    ['mail', 'SMTP_URL', () => mail(config)],
    ['images', config.s3 === null ? 'DATA_DIR' : 'S3_BUCKET', () => storage(config)],
  ];
  const results: CheckResult[] = [];
  for (const [what, setting, check] of checks)
    results.push(...(await check().catch((error: unknown) => [bad(what, `${setting}: ${discreet(error)}`)])));
  return results;
}

const MARKS = { ok: 'ok  ', warn: 'look', bad: 'BAD ' } as const;

/** The results, one per line. */
export const reportOf = (results: readonly CheckResult[]): string =>
  results.map(({ what, state, message }) => `${MARKS[state]}  ${what.padEnd(16)}${message}`).join('\n');
