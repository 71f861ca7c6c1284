// Looks at everything that a server of these settings leans on, and says of each whether it is well; never a secret.
import { randomUUID } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Db, databaseFile, openDatabase } from '#server/db/client.ts';
import { migrations } from '#server/db/migrate.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { faultsOf } from '#server/storage/backup.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import type { Config } from './config.ts';
import { sayingOf } from './failure.ts';

interface Finding {
  what: string;
  /** `warn`: it works, and somebody should look at it. */
  state: 'ok' | 'warn' | 'bad';
  says: string;
}

const ROOM_LEAST_MB = 200;
/** Seconds that two clocks may differ by. */
const CLOCK_SECONDS = 5;
const OLDEST_SANE = Date.parse('2026-01-01');

const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says });
const warn = (what: string, says: string): Finding => ({ what, state: 'warn', says });
const bad = (what: string, says: string): Finding => ({ what, state: 'bad', says });

/** An address without its user, password and query. */
function withoutSecrets(address: string): string {
  const { protocol, hostname, port, pathname } = new URL(address);
  return `${protocol}//${hostname}${port && `:${port}`}${pathname}`;
}

/** What an error says, without any address that may carry a password. */
const discreet = (error: unknown): string => sayingOf(error).replace(/\w+:\/\/\S+/g, '…');

function settings(config: Config): Finding[] {
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
  if (process.getuid?.() === 0) found.push(warn('user', 'this runs as root: the server needs no rights of root'));
  return found;
}

async function dataFolder({ dataDir }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [warn('disk', `${dataDir} does not exist yet: the first start makes it`)];
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

async function migrationsOf(db: Db): Promise<Finding> {
  const rows = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const done = new Set(rows.rows.map(({ name }) => name));
  const missing = Object.keys(migrations).filter((name) => !done.has(name));
  return missing.length === 0
    ? ok('schema', `${done.size} migrations`)
    : warn('schema', `not run yet: ${missing.join(', ')}; the next start runs them`);
}

async function clock(db: Db, isPostgres: boolean): Promise<Finding> {
  const now = Date.now();
  if (now < OLDEST_SANE) return bad('clock', `says ${new Date(now).toISOString()}, which has been`);
  const newest = await db
    .selectFrom('student_opinions')
    .select(({ fn }) => fn.max('answered_at').as('at'))
    .executeTakeFirst();
  if (newest?.at && Date.parse(newest.at) > now + CLOCK_SECONDS * 1_000)
    return bad('clock', `says ${new Date(now).toISOString()}, but an answer was given at ${newest.at}`);
  if (!isPostgres) return ok('clock', new Date(now).toISOString());
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db);
  const apart = Math.round(Math.abs((rows[0]?.seconds ?? 0) - Date.now() / 1_000));
  return apart > CLOCK_SECONDS
    ? bad('clock', `${apart} s apart from the database's`)
    : ok('clock', new Date(now).toISOString());
}

async function database(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !existsSync(file))
    return [warn('database', `${file} does not exist yet: the first start makes it`)];
  const faults = databaseUrl === null ? faultsOf(file) : [];
  const db = openDatabase(config, () => {});
  try {
    const { rows } = await sql<{ n: number }>`select count(*) as n from users`.execute(db);
    const where = databaseUrl === null ? file : withoutSecrets(databaseUrl);
    const state =
      faults.length > 0 ? bad('database', faults.join('; ')) : ok('database', `${where}, ${rows[0]?.n} users`);
    return [state, await migrationsOf(db), await clock(db, databaseUrl !== null)];
  } finally {
    await db.destroy();
  }
}

async function redis({ redisUrl }: Config): Promise<Finding[]> {
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

async function mail(config: Config): Promise<Finding[]> {
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

/** Stores a picture's worth of bytes under a name that nothing has, and takes it away again. */
async function storage(config: Config): Promise<Finding[]> {
  // A folder that somebody else made than the server's user would be in its way.
  if (config.s3 === null && !existsSync(config.dataDir)) return [];
  const db = openDatabase(config, () => {});
  try {
    const parts = { db, secret: randomUUID(), publicUrl: () => 'http://localhost', onError: () => {} };
    const store = await createObjectStore(config, parts);
    const id = randomUUID();
    await store.put('parties', id, Buffer.from('probe'), 'image/png');
    await store.remove('parties', id);
    return [ok('pictures', config.s3 === null ? join(config.dataDir, 'uploads') : `bucket ${config.s3.bucket}`)];
  } finally {
    await db.destroy();
  }
}

/** Everything, in the order in which one thing needs the other. Never throws. */
export async function examine(config: Config): Promise<Finding[]> {
  const parts: [string, () => Promise<Finding[]>][] = [
    ['settings', async () => settings(config)],
    ['disk', () => dataFolder(config)],
    ['database', () => database(config)],
    ['Redis', () => redis(config)],
    ['mail', () => mail(config)],
    ['pictures', () => storage(config)],
  ];
  const found: Finding[] = [];
  for (const [what, look] of parts)
    found.push(...(await look().catch((error: unknown) => [bad(what, discreet(error))])));
  return found;
}

const MARKS = { ok: 'ok  ', warn: 'look', bad: 'BAD ' } as const;

/** The findings as a person reads them. */
export const reportOf = (findings: readonly Finding[]): string =>
  findings.map(({ what, state, says }) => `${MARKS[state]}  ${what.padEnd(16)}${says}`).join('\n');
