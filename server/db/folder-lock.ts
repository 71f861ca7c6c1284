import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const LOCK = '.lock';
/** Milliseconds between two tries. */
const TRY_MS = 100;

/** Whether SQLite refuses for now, because another connection has the lock. */
export const isBusy = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message);

/**
 * Does `work` while no other process does such work on this data folder: migrations and restores. Waits for the other one. The lock is
 * SQLite's on an empty file, so that it ends with its process, however that ends.
 */
export async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file);
  try {
    for (;;) {
      try {
        lock.exec('begin exclusive');
        break;
      } catch (error) {
        if (!isBusy(error)) throw error;
        await delay(TRY_MS);
      }
    }
    return await work();
  } finally {
    lock.close();
  }
}
