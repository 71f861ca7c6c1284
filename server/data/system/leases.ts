import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/client.ts';

/** Milliseconds that a job stays claimed once its process is gone, and between two renewals. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

export interface Lease {
  release(): Promise<void>;
}

const ignore = (): void => {
  // The next renewal tries again; without renewals the lease expires.
};

/**
 * Claims a job for this process. Returns null while another one has it, or was killed with it less than a minute ago.
 */
export async function takeLease(db: Db, job: string): Promise<Lease | null> {
  const key = `lease-${job}`;
  const owner = randomUUID();
  const at = (time: number): string => new Date(time).toISOString();
  // The time first, so that leases compare by their end.
  const until = (now: number): string => `${at(now + LEASE_MS)} ${owner}`;
  const now = Date.now();
  const taken = await db
    .insertInto('meta')
    .values({ key, value: until(now) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: until(now) })
        // A lease that lasts far too long is of a clock that was wrong; one that ends some seconds later than ours is
        // not.
        .where((eb) => eb.or([eb('meta.value', '<', at(now)), eb('meta.value', '>', at(now + 2 * LEASE_MS))])),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken === undefined) return null;
  const own = `% ${owner}`;
  const timer = setInterval(() => {
    const value = until(Date.now());
    db.updateTable('meta').set({ value }).where('key', '=', key).where('value', 'like', own).execute().catch(ignore);
  }, RENEW_MS);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      await db.deleteFrom('meta').where('key', '=', key).where('value', 'like', own).execute();
    },
  };
}
