import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';
import { readMeta, removeMeta, writeMeta } from './meta.ts';

const BACKUP = 'backup-last';
const BACKUP_TRY = 'backup-tried';
const RETENTION = 'retention-last';

/** When a job last ended well, and how much it made or removed. */
export interface JobRun {
  at: Timestamp;
  /** Bytes of the archive, or voting sessions. */
  amount: number;
}

/** A backup, and where it was written; null for one of a version that did not say so. */
export interface BackupRun extends JobRun {
  file: string | null;
}

/** The last try of a backup by the server; it failed unless a backup came after it. */
export interface BackupTry {
  at: Timestamp;
  failed: boolean;
}

export async function findLastBackup(db: Db): Promise<BackupRun | null> {
  // A path may have spaces.
  const [at, amount, ...path] = (await readMeta(db, BACKUP))?.split(' ') ?? [];
  if (at === undefined) return null;
  return { at, amount: Number(amount), file: path.length === 0 ? null : path.join(' ') };
}
export const saveLastBackup = (db: Db, { at, amount, file }: BackupRun): Promise<void> =>
  writeMeta(db, BACKUP, [at, amount, ...(file === null ? [] : [file])].join(' '));

export async function findLastRetention(db: Db): Promise<JobRun | null> {
  const [at, amount] = (await readMeta(db, RETENTION))?.split(' ') ?? [];
  return at === undefined ? null : { at, amount: Number(amount) };
}
export const saveLastRetention = (db: Db, { at, amount }: JobRun): Promise<void> =>
  writeMeta(db, RETENTION, `${at} ${amount}`);

export async function findBackupTry(db: Db): Promise<BackupTry | null> {
  const [at, outcome] = (await readMeta(db, BACKUP_TRY))?.split(' ') ?? [];
  return at === undefined ? null : { at, failed: outcome === 'failed' };
}
export const saveBackupTry = (db: Db, { at, failed }: BackupTry): Promise<void> =>
  writeMeta(db, BACKUP_TRY, failed ? `${at} failed` : at);

/** For data that came from another installation, whose backups are not those of this one. */
export async function forgetBackups(db: Db): Promise<void> {
  for (const key of [BACKUP, BACKUP_TRY]) await removeMeta(db, key);
}
