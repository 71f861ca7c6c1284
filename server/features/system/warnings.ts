// Problems of an installation: one list for the start of the server, the system page and the doctor.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, NO_SENDER } from '#server/config.ts';
import { countBlocksToFillIn } from '#server/data/office/content-blocks.ts';
import { hasJumped } from '#server/data/system/clock-check.ts';
import { findClockCheck } from '#server/data/system/meta.ts';
import { findNewestSessionTime, readDatabaseClock } from '#server/data/system/system.ts';
import type { Db } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { typedCommand } from '#server/program.ts';
import { unknownSettings } from '#server/unknown-settings.ts';
import type { SystemWarning } from '#shared/domain/system-warnings.ts';
import {
  hasBackupFailed,
  isLate,
  isUsableFolder,
  ROOM_LEAST_BYTES,
  readFreeBytes,
  readStoredState,
  type StoredState,
} from './system-state.ts';

/** Facts about an installation; null for parts that it does not have, or that cannot be read. */
interface Condition {
  /** Migrated. */
  db: Db | null;
  stored: StoredState | null;
  freeBytes: number | null;
  /** Whether Redis answers, and the mail server takes mails. */
  redis: boolean | null;
  mail: boolean | null;
}

/** Milliseconds that two clocks may differ by. */
const CLOCK_MS = 5_000;
const OLDEST_SANE = Date.parse('2026-01-01');

/** The problem of the clock; null if there is none. */
async function findClockFault(db: Db, now: number): Promise<string | null> {
  if (now < OLDEST_SANE) return 'which is in the past';
  const newest = await findNewestSessionTime(db);
  if (newest !== null && Date.parse(newest) > now + CLOCK_MS) return `but a game was made at ${newest}`;
  const lastRun = await findClockCheck(db);
  if (lastRun && hasJumped(lastRun.at, now))
    return `over 30 days after the last run on ${new Date(lastRun.at).toISOString()}`;
  const difference = Math.abs(((await readDatabaseClock(db)) ?? Date.now()) - Date.now());
  return difference > CLOCK_MS ? `which differs by ${Math.round(difference / 1_000)} s from the database's` : null;
}

/** The commands that close the files that others on this machine may read. */
function openFiles(dataDir: string): string[] {
  const isOpen = (file: string, bits: number) => existsSync(file) && (statSync(file).mode & bits) !== 0;
  const secret = join(dataDir, 'jwt-secret');
  return [
    ...(isOpen(dataDir, 0o007) ? [`chmod 700 ${dataDir}`] : []),
    ...(isOpen(secret, 0o077) ? [`chmod 600 ${secret}`] : []),
  ];
}

const row = (code: SystemWarning, holds: boolean, line: string, isBad = false) => ({ code, holds, line, isBad });

export interface FoundWarning {
  code: SystemWarning;
  /** In English, for who manages the server, with the setting that it is about. Has no secret. */
  line: string;
  /** Whether something does not work, rather than could be better. */
  isBad: boolean;
}

/** The warnings for an administrator. */
export async function findWarnings(config: Config, condition: Condition, now: number): Promise<FoundWarning[]> {
  const { publicUrl, smtpUrl, backupDir, dataDir, minPasswordLength } = config;
  const { db, stored, freeBytes } = condition;
  const unknown = unknownSettings(process.env);
  const open = openFiles(dataDir);
  const backup = stored?.backup ?? null;
  const clockFault = db === null ? null : await findClockFault(db, now);
  const rows = [
    row('SETTINGS_UNKNOWN', unknown.length > 0, unknown.join('; ')),
    row('PUBLIC_URL_MISSING', publicUrl === null, 'PUBLIC_URL: is not set: links in mails lead to localhost'),
    row(
      'PUBLIC_URL_INSECURE',
      publicUrl?.startsWith('http:') === true,
      `PUBLIC_URL: ${publicUrl} is not https: what people type can be read on the way`,
    ),
    row(
      'SMTP_URL_MISSING',
      smtpUrl === null,
      'SMTP_URL: is not set: mails are files in DATA_DIR/outbox and reach nobody',
    ),
    row(
      'MAIL_FROM_MISSING',
      smtpUrl !== null && config.mailFrom === NO_SENDER,
      `MAIL_FROM: is not set: mails come from ${NO_SENDER}, which mail servers refuse`,
    ),
    row('MAIL_FAILED', condition.mail === false, 'SMTP_URL: the mail server takes no mails', true),
    row(
      'BACKUP_DIR_MISSING',
      backupDir === null && (backup === null || isLate(backup, now)),
      `BACKUP_DIR: is not set, and no backup is recent: set it for one each night, or run \`${typedCommand('backup', 'FILE')}\``,
    ),
    row(
      'BACKUP_DIR_UNUSABLE',
      backupDir !== null && !(await isUsableFolder(backupDir)),
      `BACKUP_DIR: ${backupDir} does not exist or cannot be written: there will be no backups`,
      true,
    ),
    row(
      'BACKUP_FAILED',
      stored !== null && hasBackupFailed(stored),
      'BACKUP_DIR: the last backup failed; the log says why',
      true,
    ),
    row(
      'BACKUP_OLD',
      backupDir !== null && isLate(backup, now),
      `BACKUP_DIR: the last backup is of ${backup?.at}`,
      true,
    ),
    row(
      'PRIVACY_TEXT_UNFINISHED',
      config.privacyUrl === null && db !== null && (await countBlocksToFillIn(db, 'privacy')) > 0,
      'the privacy text does not say who is responsible: fill in what stands between [ and ] at /admin/content/privacy',
    ),
    row(
      'PASSWORDS_SHORT',
      minPasswordLength < 8,
      `MIN_PASSWORD_LENGTH: passwords may have ${minPasswordLength} characters: 8 or more is wiser`,
    ),
    row('RATE_LIMITS_OFF', !config.rateLimits, 'RATE_LIMITS: is off: passwords and codes can be guessed'),
    row('DATA_DIR_OPEN', open.length > 0, `DATA_DIR: others on this machine can read it: ${open.join(' && ')}`),
    row(
      'DISK_LOW',
      freeBytes !== null && freeBytes < ROOM_LEAST_BYTES,
      `DATA_DIR: only ${Math.round((freeBytes ?? 0) / 1e6)} MB are free`,
      true,
    ),
    row('CLOCK_WRONG', clockFault !== null, `the clock shows ${new Date(now).toISOString()}, ${clockFault}`, true),
    row('REDIS_LOST', condition.redis === false, 'REDIS_URL: Redis does not answer', true),
    row(
      'RETENTION_LATE',
      isLate(stored?.retention ?? null, now),
      `old games have not been deleted since ${stored?.retention?.at}; the log says why`,
    ),
    row(
      'TRUST_PROXY_INCOMPLETE',
      stored?.isProxyIgnored === true,
      'TRUST_PROXY: does not name the proxy in front: everybody shares its address and limits',
      true,
    ),
  ];
  return rows.filter(({ holds }) => holds);
}

/** The state of the installation that this server belongs to, and what to look at. */
export async function readInstallation({ config, db, bus, mailer }: Deps, now: number) {
  const stored = await readStoredState(db, now);
  const freeBytes = await readFreeBytes(config.dataDir);
  const redis = config.redisUrl === null ? null : bus.isConnected;
  const warnings = await findWarnings(config, { db, stored, freeBytes, redis, mail: mailer.isTaken() }, now);
  return { stored, freeBytes, isRedisConnected: redis, warnings };
}

/** Logs, once, a line for each warning. */
export async function logWarnings(deps: Deps, now: number): Promise<void> {
  await deps.mailer.verify().catch(() => {});
  for (const { line } of (await readInstallation(deps, now)).warnings) deps.log.warn(line);
}
