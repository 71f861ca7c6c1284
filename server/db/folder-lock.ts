import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from './client.ts';

const LOCK = '.lock';
/** Held by the server as long as it runs. */
const SERVER_LOCK = '.server-lock';
/** Milliseconds between two tries. */
const TRY_MS = 100;

/** Whether SQLite refuses for now, because another connection has the lock. */
export const isBusy = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message);

/** A lock is SQLite's on an empty file, so that it ends with its process, however that ends. */
function openLock(dataDir: string, name: string): DatabaseSync {
  makeFolder(dataDir);
  const file = join(dataDir, name);
  closeSync(openSync(file, 'a', 0o600));
  return new DatabaseSync(file);
}

/** Takes the lock; false if another one has it. */
function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return false;
  }
}

/** Does `work` while no other process migrates or restores this data folder; waits for the other one. */
export async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = openLock(dataDir, LOCK);
  try {
    while (!take(lock)) await delay(TRY_MS);
    return await work();
  } finally {
    lock.close();
  }
}

/** Makes this process the one server of this data folder until it ends; false if another one is. */
export function claimFolder(dataDir: string): boolean {
  const lock = openLock(dataDir, SERVER_LOCK);
  const isOurs = take(lock);
  // One that nothing refers to would be closed.
  if (isOurs) process.once('exit', () => lock.close());
  return isOurs;
}
