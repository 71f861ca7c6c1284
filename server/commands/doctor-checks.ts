import { randomUUID } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { imageRecords } from '#server/data/images.ts';
import { withDatabase } from '#server/db/client.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { VERSION } from '#server/version.ts';
import { bad, type CheckResult, discreet, ok, warn, withoutSecrets } from './check-result.ts';
import { checkDatabase } from './doctor-database.ts';
import { findAddressFault } from './public-address.ts';

const ROOM_LEAST_MB = 200;

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
  return withDatabase(config, async (db) => {
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
  });
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
