import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The file system in memory of Linux. */
const MEMORY = '/dev/shm';

/** Bytes that must be free in it, ten times what the tests need. */
const ROOM = 1e9;

/** Makes a folder in memory for what tests write, so that nothing waits for the disk. Undefined if this machine has no room for it. */
export function makeMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < ROOM) return undefined;
    const folder = mkdtempSync(join(MEMORY, 'halfrond-tests-'));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
