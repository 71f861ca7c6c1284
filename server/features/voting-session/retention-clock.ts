// Whether what deletes for good may believe the clock: a machine that wakes up in another year must not empty the archive.
import type { Db } from '#server/db/client.ts';

const DAY_MS = 86_400_000;
/** A server runs daily; whoever was off for longer than that, or whose clock says so, first waits whether somebody puts it right. */
const LEAP_MS = 30 * DAY_MS;
const HOLD_MS = 7 * DAY_MS;

const KEY = 'retention-clock';

/** Milliseconds since 1970: the last look, and until when nothing may be deleted. */
interface Look {
  at: number;
  heldUntil: number;
}

async function findLook(db: Db): Promise<Look | null> {
  const found = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  const [at, heldUntil] = found?.value.split(' ').map((time) => Date.parse(time)) ?? [];
  return at === undefined || heldUntil === undefined ? null : { at, heldUntil };
}

async function keepLook(db: Db, { at, heldUntil }: Look): Promise<void> {
  const value = `${new Date(at).toISOString()} ${new Date(heldUntil).toISOString()}`;
  await db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Looks at the clock and remembers it; false for a week after a leap ahead, also over restarts, or until the clock is put back. */
export async function isClockBelieved(db: Db, now: number): Promise<boolean> {
  const before = (await findLook(db)) ?? { at: now, heldUntil: now };
  const heldUntil = now - before.at > LEAP_MS ? now + HOLD_MS : before.heldUntil;
  await keepLook(db, { at: now, heldUntil });
  return now >= heldUntil || heldUntil - now > HOLD_MS;
}
