import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';
import { readMeta, writeMeta } from './meta.ts';

const BACKUP = 'backup-last';
const BACKUP_TRY = 'backup-tried';
const RETENTION = 'retention-last';

/** When a job last ended well, and how much it made or removed. */
export interface JobRun {
  at: Timestamp;
  /** Bytes of the archive, or voting sessions. */
  amount: number;
}

/** The last try of a backup by the server; it failed unless a backup came after it. */
export interface BackupTry {
  at: Timestamp;
  failed: boolean;
}

async function readRun(db: Db, key: string): Promise<JobRun | null> {
  const [at, amount] = (await readMeta(db, key))?.split(' ') ?? [];
  return at === undefined ? null : { at, amount: Number(amount) };
}

export const findLastBackup = (db: Db): Promise<JobRun | null> => readRun(db, BACKUP);
export const saveLastBackup = (db: Db, { at, amount }: JobRun): Promise<void> =>
  writeMeta(db, BACKUP, `${at} ${amount}`);

export const findLastRetention = (db: Db): Promise<JobRun | null> => readRun(db, RETENTION);
export const saveLastRetention = (db: Db, { at, amount }: JobRun): Promise<void> =>
  writeMeta(db, RETENTION, `${at} ${amount}`);

export async function findBackupTry(db: Db): Promise<BackupTry | null> {
  const [at, outcome] = (await readMeta(db, BACKUP_TRY))?.split(' ') ?? [];
  return at === undefined ? null : { at, failed: outcome === 'failed' };
}
export const saveBackupTry = (db: Db, { at, failed }: BackupTry): Promise<void> =>
  writeMeta(db, BACKUP_TRY, failed ? `${at} failed` : at);
