import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import {
  type BackupRun,
  type BackupTry,
  findBackupTry,
  findLastBackup,
  findLastRetention,
  type JobRun,
} from '#server/data/job-runs.ts';
import {
  countOpenSessions,
  type DatabaseInfo,
  isProxyIgnored,
  type OpenSessions,
  readDatabaseInfo,
} from '#server/data/system.ts';
import type { Deps } from '#server/deps.ts';
import type { SystemWarning } from '#shared/contract/system.ts';

const DAY_MS = 86_400_000;
/** Below it the doctor complains as well. */
export const ROOM_LEAST_BYTES = 200e6;
/** Days after which what runs daily is late. */
const LATE_DAYS = 2;

/** What the database knows about the installation. */
export interface StoredState {
  database: DatabaseInfo;
  open: OpenSessions;
  backup: BackupRun | null;
  backupTry: BackupTry | null;
  retention: JobRun | null;
  isProxyIgnored: boolean;
}

export async function readStoredState(db: Deps['db'], now: number): Promise<StoredState> {
  return {
    database: await readDatabaseInfo(db),
    open: await countOpenSessions(db),
    backup: await findLastBackup(db),
    backupTry: await findBackupTry(db),
    retention: await findLastRetention(db),
    isProxyIgnored: await isProxyIgnored(db, now),
  };
}

export async function readFreeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

export async function isUsableFolder(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
}

const isLate = (run: { at: string } | null, now: number): boolean =>
  run !== null && now - Date.parse(run.at) > LATE_DAYS * DAY_MS;

/** Whether the server's last try failed, and nobody made a backup after it. */
export const hasBackupFailed = ({ backup, backupTry }: Pick<StoredState, 'backup' | 'backupTry'>): boolean =>
  backupTry?.failed === true && (backup === null || backup.at < backupTry.at);

interface Condition {
  stored: StoredState;
  freeBytes: number;
  isRedisConnected: boolean | null;
  /** Null without `BACKUP_DIR`. */
  isBackupDirUsable: boolean | null;
}

/** What an administrator should look at. */
export function warningsOf(
  { stored, freeBytes, isRedisConnected, isBackupDirUsable }: Condition,
  now: number,
): SystemWarning[] {
  const holds: Record<SystemWarning, boolean> = {
    BACKUP_DIR_UNUSABLE: isBackupDirUsable === false,
    BACKUP_FAILED: hasBackupFailed(stored),
    BACKUP_OLD: isBackupDirUsable !== null && isLate(stored.backup, now),
    DISK_LOW: freeBytes < ROOM_LEAST_BYTES,
    REDIS_LOST: isRedisConnected === false,
    RETENTION_LATE: isLate(stored.retention, now),
    TRUST_PROXY_INCOMPLETE: stored.isProxyIgnored,
  };
  return (Object.keys(holds) as SystemWarning[]).filter((code) => holds[code]);
}
