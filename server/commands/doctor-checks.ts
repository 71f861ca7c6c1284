import { randomUUID } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { countBlocksToFillIn } from '#server/data/content-blocks.ts';
import { imageRecords } from '#server/data/images.ts';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import {
  countUsers,
  findCorruption,
  findMigrations,
  findNewestAnswerTime,
  readPostgresClock,
} from '#server/db/inspect.ts';
import { errorMessage } from '#server/errors.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';

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
    ok('settings', `port ${config.port}, languages ${config.languages.join(', ')}, log level ${config.logLevel}`),
  ];
  const { publicUrl } = config;
  if (publicUrl === null) found.push(warn('public address', 'PUBLIC_URL is not set: links in mails lead to localhost'));
  else if (publicUrl.startsWith('https:')) found.push(ok('public address', publicUrl));
  else found.push(warn('public address', `${publicUrl} is not https: what people type can be read on the way`));
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
  return missing.length === 0
    ? ok('schema', `${done.length} migrations`)
    : warn('schema', `not run yet: ${missing.join(', ')}; the next start runs them`);
}

async function clock(db: Db, isPostgres: boolean): Promise<CheckResult> {
  const now = Date.now();
  const time = new Date(now).toISOString();
  if (now < OLDEST_SANE) return bad('clock', `shows ${time}, which is in the past`);
  const newest = await findNewestAnswerTime(db);
  if (newest !== null && Date.parse(newest) > now + CLOCK_SECONDS * 1_000)
    return bad('clock', `shows ${time}, but an answer was given at ${newest}`);
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

async function database(config: Config): Promise<CheckResult[]> {
  const { databaseUrl, dataDir } = config;
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    return [warn('database', `${file} does not exist yet: the first start creates it`)];
  const errors = databaseUrl === null ? findCorruption(file) : [];
  const db = openDatabase(config, () => {});
  try {
    const address = databaseUrl === null ? file : withoutSecrets(databaseUrl);
    const users = await countUsers(db);
    const state = errors.length > 0 ? bad('database', errors.join('; ')) : ok('database', `${address}, ${users} users`);
    const migrated = await schema(db);
    // Before its migrations a database may have no texts.
    const texts = migrated.state === 'ok' ? await privacyText(db, config) : [];
    return [state, migrated, await clock(db, databaseUrl !== null), ...texts];
  } finally {
    await db.destroy();
  }
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

/** Checks everything that a server with these settings needs, dependencies first. Never throws, and never returns a secret. */
export async function runChecks(config: Config): Promise<CheckResult[]> {
  const checks: [string, () => Promise<CheckResult[]>][] = [
    ['settings', async () => settings(config)],
    ['disk', () => dataFolder(config)],
    ['database', () => database(config)],
    ['Redis', () => redis(config)],
    ['mail', () => mail(config)],
    ['images', () => storage(config)],
  ];
  const results: CheckResult[] = [];
  for (const [what, check] of checks)
    results.push(...(await check().catch((error: unknown) => [bad(what, discreet(error))])));
  return results;
}

const MARKS = { ok: 'ok  ', warn: 'look', bad: 'BAD ' } as const;

/** The results, one per line. */
export const reportOf = (results: readonly CheckResult[]): string =>
  results.map(({ what, state, message }) => `${MARKS[state]}  ${what.padEnd(16)}${message}`).join('\n');
