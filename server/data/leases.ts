import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/client.ts';

/** Milliseconds that a job stays claimed once its process is gone, and between two renewals. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

export interface Lease {
  release(): Promise<void>;
}

const ignore = (): void => {
  // The next renewal tries again; without any the lease ends by itself.
};

/**
 * Claims a job for this process, so that only one of several does it. Returns null while another one has it; a process that was killed has it
 * for another minute.
 */
export async function takeLease(db: Db, job: string): Promise<Lease | null> {
  const key = `lease-${job}`;
  const owner = randomUUID();
  // The time first, so that leases compare by their end.
  const until = (now: number): string => `${new Date(now + LEASE_MS).toISOString()} ${owner}`;
  const now = Date.now();
  const ended = new Date(now).toISOString();
  // What another process took while this one waited for the database is no such lease.
  const absurd = new Date(now + 2 * LEASE_MS).toISOString();
  const taken = await db
    .insertInto('meta')
    .values({ key, value: until(now) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: until(now) })
        // A lease that lasts longer than any is of a clock that was wrong.
        .where((eb) => eb.or([eb('meta.value', '<', ended), eb('meta.value', '>', absurd)])),
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
