import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/config.ts';
import { isClockPlausible } from '#server/data/system/clock-check.ts';
import { findBackupTry, findLastBackup, saveBackupTry } from '#server/data/system/job-runs.ts';
import { takeLease } from '#server/data/system/leases.ts';
import type { Deps } from '#server/deps.ts';
import { errorMessage } from '#server/errors.ts';
import { commandArgs } from '#server/program.ts';
import { freePath, removeOutdated } from './backup-files.ts';

const HOUR_MS = 3_600_000;
/** A night begins at three, when nobody plays. */
const NIGHT_HOUR = 3;
/** A server that starts, of a teacher say, has other work first. */
const CHECK_MS = 600_000;
const RETRY_MS = HOUR_MS;
export const BACKUP_JOB = 'backup';

type BackupDeps = Pick<Deps, 'config' | 'db' | 'log'>;

/** The date of the last night that has begun by that moment. */
function nightOf(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time - NIGHT_HOUR * HOUR_MS);
}

/** Whether there is no backup of the last night yet, and was no try in the last hour. Times are ISO 8601, or null. */
export function isBackupDue(
  { lastAt, triedAt }: { lastAt: string | null; triedAt: string | null },
  now: number,
  timeZone: string,
): boolean {
  if (lastAt !== null && nightOf(Date.parse(lastAt), timeZone) === nightOf(now, timeZone)) return false;
  return triedAt === null || Math.abs(now - Date.parse(triedAt)) >= RETRY_MS;
}

/** The settings that the command reads. */
function environmentOf({ dataDir, databaseUrl, jwtSecret, s3 }: Config): Record<string, string> {
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    S3_BUCKET: s3?.bucket,
    S3_ENDPOINT: s3?.endpoint,
    S3_REGION: s3?.region,
    S3_PUBLIC_URL: s3?.publicUrl,
  };
  const given = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(given);
}

/** Answers go first. The lowest there is, as the server itself may have a lower one than usual. */
function letOthersGoFirst(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox forbids it, or the command has ended: a backup counts for more than when it is made.
  }
}

/**
 * Runs the command in a separate process, which takes neither time nor memory of this one. Throws its output if it
 * failed.
 */
async function runProgram(config: Config, file: string, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, ...environmentOf(config) };
  const child = spawn(process.execPath, commandArgs('backup', [file]), {
    env,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (child.pid !== undefined) letOthersGoFirst(child.pid);
  const [code, said] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0) throw new Error(said.trim() || `the command ended with ${code}`);
}

/** Makes backups in `BACKUP_DIR`: one each night, by one of all servers, and more when asked. */
export class BackupJob {
  readonly #deps: BackupDeps;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(deps: BackupDeps) {
    this.#deps = deps;
  }

  start(): void {
    if (this.#deps.config.backupDir === null) return;
    this.#timer = setInterval(() => void this.#checkNight(Date.now()), CHECK_MS);
    this.#timer.unref();
  }

  /** Ends a backup that runs, without a trace of it. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#running;
  }

  /** Begins a backup. Returns false while one runs on any server, and without `BACKUP_DIR`. */
  async begin(): Promise<boolean> {
    const { db, config } = this.#deps;
    if (config.backupDir === null || this.#running !== undefined) return false;
    const lease = await takeLease(db, BACKUP_JOB);
    if (lease === null) return false;
    this.#running = this.#run(config.backupDir, Date.now())
      .finally(() => lease.release())
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'the state of the backup could not be stored'))
      .finally(() => {
        this.#running = undefined;
      });
    return true;
  }

  async #checkNight(now: number): Promise<void> {
    const { db, config, log } = this.#deps;
    try {
      const [last, tried] = [await findLastBackup(db), await findBackupTry(db)];
      const times = { lastAt: last?.at ?? null, triedAt: tried?.at ?? null };
      if (isBackupDue(times, now, config.timeZone)) await this.begin();
    } catch (error) {
      log.error({ err: error }, 'whether a backup is due could not be read');
    }
  }

  async #run(folder: string, now: number): Promise<void> {
    const { config, db, log } = this.#deps;
    const at = new Date(now).toISOString();
    await saveBackupTry(db, { at, failed: false });
    try {
      await runProgram(config, freePath(folder, now), this.#stop.signal);
      log.info('a backup was made');
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      log.error(`BACKUP_DIR: the backup failed: ${errorMessage(error)}`);
      await saveBackupTry(db, { at, failed: true });
    }
    try {
      // To a clock that leapt ahead all of them are old.
      if (await isClockPlausible(db, now)) await removeOutdated(folder, config.backupKeep, now);
    } catch (error) {
      log.error(`BACKUP_DIR: old backups could not be removed: ${errorMessage(error)}`);
    }
  }
}
