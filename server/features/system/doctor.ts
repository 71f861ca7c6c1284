// A report on everything that a server with these settings depends on, even when no server runs or can start.
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { isRestoring } from '#server/backup/swap.ts';
import type { Config } from '#server/config.ts';
import { imageRecords } from '#server/data/office/images.ts';
import { readDatabaseInfo } from '#server/data/system/system.ts';
import { type Db, databaseFile, withDatabase } from '#server/db/client.ts';
import { countUsers, findDamage, findMigrations, findOrphans } from '#server/db/inspect.ts';
import { errorMessage } from '#server/errors.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { typedCommand } from '#server/program.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { VERSION } from '#server/version.ts';
import { findAddressFault } from './public-address.ts';
import { readFreeBytes, readStoredState } from './system-state.ts';
import { findWarnings } from './warnings.ts';

/** The result of one check, or a warning by its code. */
interface Finding {
  what: string;
  /** `look`: it works, but could be better. */
  state: 'ok' | 'look' | 'BAD';
  message: string;
}

/** For SQLite: checking every byte of a larger file takes long. */
const CHECKED_BYTES_MAX = 250e6;
/** The oldest PostgreSQL that its makers still correct. */
const POSTGRES_LEAST = 14;

const finding = (state: Finding['state'], what: string, message: string): Finding => ({ what, state, message });

/** An address without its user, password and query. */
function withoutSecrets(address: string): string {
  const { protocol, hostname, port, pathname } = new URL(address);
  return `${protocol}//${hostname}${port && `:${port}`}${pathname}`;
}

/** An error's message, without any address that may carry a password. */
const discreet = (error: unknown): string => errorMessage(error).replace(/\w+:\/\/\S+/g, '…');

/** The findings, one per line. */
export const reportOf = (findings: readonly Finding[]): string =>
  findings.map(({ what, state, message }) => `${state.padEnd(6)}${what.padEnd(25)}${message}`).join('\n');

const nothing = async (): Promise<Finding[]> => [];

async function checkRedis(url: string): Promise<Finding[]> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 5_000 } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [finding('ok', 'Redis', withoutSecrets(url))];
  } finally {
    client.destroy();
  }
}

async function checkMail(config: Config, smtpUrl: string): Promise<Finding[]> {
  const mailer = createMailer(config, pino({ level: 'silent' }));
  await mailer.verify().finally(() => mailer.close());
  return [finding('ok', 'mail', `${withoutSecrets(smtpUrl)} takes mails`)];
}

/** Stores some bytes under an id that no image has, and removes them again. */
async function checkStorage(config: Config): Promise<Finding[]> {
  // Creating the folder as another user than the server's would lock the server out.
  if (config.s3 === null && !existsSync(config.dataDir)) return [];
  return withDatabase(config, async (db) => {
    const store = await createObjectStore(config, {
      records: imageRecords(db),
      secret: randomUUID(),
      publicUrl: () => 'http://localhost',
      onError: () => {},
    });
    const id = randomUUID();
    await store.put('parties', id, Buffer.from('probe'), 'image/png');
    await store.remove('parties', id);
    return [
      finding('ok', 'images', config.s3 === null ? join(config.dataDir, 'uploads') : `bucket ${config.s3.bucket}`),
    ];
  });
}

async function checkSchema(db: Db): Promise<Finding> {
  const { done, missing } = await findMigrations(db);
  return missing.length === 0
    ? finding('ok', 'schema', `migrations: ${done.length}`)
    : finding('look', 'schema', `not run yet: ${missing.join(', ')}; the next start runs them`);
}

async function describeDatabase(db: Db, address: string, note: string): Promise<Finding[]> {
  const { kind, version, bytes } = await readDatabaseInfo(db);
  const isOld = kind === 'PostgreSQL' && Number.parseInt(version, 10) < POSTGRES_LEAST;
  const size = `${kind} ${version}, ${Math.ceil(bytes / 1e6)} MB, ${await countUsers(db)} users`;
  const old = `PostgreSQL ${version} gets no corrections any more: ${POSTGRES_LEAST} or newer is wiser`;
  return [
    finding('ok', 'database', `${address}, ${size}${note}`),
    ...(isOld ? [finding('look', 'database', old)] : []),
  ];
}

/** Checks the whole file; `thorough`: also one that is large. Throws when it is damaged. */
function checkFile(file: string, thorough: boolean): string {
  if (statSync(file).size > CHECKED_BYTES_MAX && !thorough)
    return `; not every byte was checked, which \`${typedCommand('doctor', '--all')}\` does`;
  const errors = [...findDamage(file), ...findOrphans(file)];
  if (errors.length > 0) throw new Error(errors.join('; '));
  return '';
}

/** The list of what is missing; of the settings alone without a migrated database. */
async function listWarnings(config: Config, db: Db | null): Promise<Finding[]> {
  const now = Date.now();
  const stored = db && (await readStoredState(db, now));
  const freeBytes = existsSync(config.dataDir) ? await readFreeBytes(config.dataDir) : null;
  const warnings = await findWarnings(config, { db, stored, freeBytes, redis: null, mail: null }, now);
  return warnings.map(({ code, line, isBad }) => finding(isBad ? 'BAD' : 'look', code, line));
}

/**
 * Asks as a visitor does, so that a server behind a proxy that it does not trust notes that before the list is read.
 */
async function checkAddress({ publicUrl }: Config): Promise<Finding[]> {
  if (publicUrl === null) return [];
  const fault = await findAddressFault(publicUrl);
  return [
    fault === null
      ? finding('ok', 'public address', publicUrl)
      : finding('look', 'public address', `PUBLIC_URL: ${publicUrl} ${fault}`),
  ];
}

async function checkFolder({ dataDir }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir))
    return [finding('look', 'disk', `${dataDir} does not exist yet: the first start creates it`)];
  await access(dataDir, constants.R_OK | constants.W_OK);
  const disk = finding('ok', 'disk', `${Math.round((await readFreeBytes(dataDir)) / 1e6)} MB free in ${dataDir}`);
  if (!(await isRestoring(dataDir))) return [disk];
  const killed = 'one is running, or was interrupted: the next start completes it or takes it back';
  return [disk, finding('look', 'restore', killed)];
}

async function checkDatabase(config: Config, thorough: boolean): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  const file = databaseFile(dataDir);
  const first = async (message: string) => [
    finding('look', 'database', message),
    ...(await listWarnings(config, null)),
  ];
  if (databaseUrl === null && !existsSync(file)) return first(`${file} does not exist yet: the first start creates it`);
  const note = databaseUrl === null ? checkFile(file, thorough) : '';
  return withDatabase(config, async (db) => {
    const address = databaseUrl === null ? file : withoutSecrets(databaseUrl);
    if ((await db.introspection.getTables()).length === 0)
      return first(`${address} has no tables yet: the first start makes them`);
    const schema = await checkSchema(db);
    // Before its migrations a database may lack what the rest of the list reads.
    const list = await listWarnings(config, schema.state === 'ok' ? db : null);
    return [...(await describeDatabase(db, address, note)), schema, ...list];
  });
}

/**
 * Checks everything that a server with these settings needs; `thorough`: every byte of a large database too. Never
 * throws, and never returns a secret.
 */
export async function examine(config: Config, { thorough = false } = {}): Promise<Finding[]> {
  const { databaseUrl, redisUrl, smtpUrl, s3 } = config;
  /** The name of each check, the setting to look at if it fails, and the check. */
  const checks: [string, string, () => Promise<Finding[]>][] = [
    ['public address', 'PUBLIC_URL', () => checkAddress(config)],
    ['disk', 'DATA_DIR', () => checkFolder(config)],
    ['Redis', 'REDIS_URL', () => (redisUrl === null ? nothing() : checkRedis(redisUrl))],
    ['mail', 'SMTP_URL', () => (smtpUrl === null ? nothing() : checkMail(config, smtpUrl))],
    ['database', databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL', () => checkDatabase(config, thorough)],
    ['images', s3 === null ? 'DATA_DIR' : 'S3_BUCKET', () => checkStorage(config)],
  ];
  const found = [
    finding('ok', 'version', `${VERSION}, Node ${process.versions.node}`),
    finding('ok', 'settings', `port ${config.port}, languages ${config.languages.join(', ')}`),
  ];
  for (const [what, setting, check] of checks)
    found.push(
      ...(await check().catch(async (error: unknown) => [
        finding('BAD', what, `${setting}: ${discreet(error)}`),
        ...(what === 'database' ? await listWarnings(config, null) : []),
      ])),
    );
  return found;
}
