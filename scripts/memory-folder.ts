import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The file system in memory of Linux. */
const MEMORY = '/dev/shm';

/** How a folder's name begins: with the process that made it. */
const NAME = /^halfrond-tests-(\d+)-/;

/** Bytes that must be free in it, ten times what the tests need. */
const ROOM = 1e9;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && Reflect.get(error, 'code') === 'ESRCH');
  }
}

/** Removes the folders of processes that were killed, which nobody else would before the machine stops. PostgreSQL ends once its folder is gone. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

/** Makes a folder in memory for what tests write, so that nothing waits for the disk. Undefined if this machine has no room for it. */
export function makeMemoryFolder(): string | undefined {
  try {
    removeLeftovers();
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < ROOM) return undefined;
    const folder = mkdtempSync(join(MEMORY, `halfrond-tests-${process.pid}-`));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
