import type { Db } from '#server/db/client.ts';
import { findClockCheck, saveClockCheck } from './meta.ts';

const DAY_MS = 86_400_000;
/** The job runs daily: after a longer gap the clock is not trusted until an operator has had time to correct it. */
const LEAP_MS = 30 * DAY_MS;
const SUSPENSION_MS = 7 * DAY_MS;

/** Whether a clock that shows `now` is more than a month ahead of the last daily run. */
export const hasJumped = (lastRun: number, now: number): boolean => now - lastRun > LEAP_MS;

/**
 * Whether the clock may be trusted for deletions, so that a wrong year does not empty the archive: false for a week
 * after a leap ahead, also over restarts, or until the clock is right again.
 */
export async function isClockPlausible(db: Db, now: number): Promise<boolean> {
  const before = (await findClockCheck(db)) ?? { at: now, suspendedUntil: now };
  const suspendedUntil = hasJumped(before.at, now) ? now + SUSPENSION_MS : before.suspendedUntil;
  await saveClockCheck(db, { at: now, suspendedUntil });
  return now >= suspendedUntil || suspendedUntil - now > SUSPENSION_MS;
}
