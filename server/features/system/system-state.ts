import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import {
  type BackupRun,
  type BackupTry,
  findBackupTry,
  findLastBackup,
  findLastRetention,
  type JobRun,
} from '#server/data/system/job-runs.ts';
import {
  countOpenSessions,
  type DatabaseInfo,
  isProxyIgnored,
  type OpenSessions,
  readDatabaseInfo,
} from '#server/data/system/system.ts';
import type { Deps } from '#server/deps.ts';

const DAY_MS = 86_400_000;
export const ROOM_LEAST_BYTES = 200e6;
/** Days after which what runs daily is late. */
const LATE_DAYS = 2;

/** Facts about the installation that are in the database. */
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

export const isLate = (run: { at: string } | null, now: number): boolean =>
  run !== null && now - Date.parse(run.at) > LATE_DAYS * DAY_MS;

/** Whether the server's last try failed, and nobody made a backup after it. */
export const hasBackupFailed = ({ backup, backupTry }: Pick<StoredState, 'backup' | 'backupTry'>): boolean =>
  backupTry?.failed === true && (backup === null || backup.at < backupTry.at);
