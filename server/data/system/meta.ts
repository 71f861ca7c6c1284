import type { Db, Trx } from '#server/db/client.ts';

const CLOCK_CHECK = 'retention-clock';

/** Milliseconds since 1970: when the retention job last ran, and until when it may not delete. */
export interface ClockCheck {
  at: number;
  suspendedUntil: number;
}

/** The value stored under a key, or undefined. */
export async function readMeta(db: Db, key: string): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

/** Stores a value under a key. Inside a transaction, others who write the same key wait for its end. */
export async function writeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The version of a list that is saved whole, under a key of its own. */
export const readVersion = async (db: Db, key: string): Promise<number> => Number((await readMeta(db, key)) ?? '1');

/** The same; others who lock it wait for the end of the transaction. */
export async function lockVersion(trx: Trx, key: string): Promise<number> {
  const { value } = await trx
    .insertInto('meta')
    .values({ key, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('meta.value') })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** Makes a locked version the next one. */
export const raiseVersion = async (trx: Trx, key: string): Promise<void> =>
  writeMeta(trx, key, String((await readVersion(trx, key)) + 1));

export async function removeMeta(db: Db, key: string): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', key).execute();
}

/** Inserts a key unless it exists; returns whether this transaction inserted it. */
export async function claimMeta(trx: Trx, key: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('meta')
    .values({ key, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findClockCheck(db: Db): Promise<ClockCheck | undefined> {
  const value = await readMeta(db, CLOCK_CHECK);
  const [at, suspendedUntil] = value?.split(' ').map((time) => Date.parse(time)) ?? [];
  return at === undefined || suspendedUntil === undefined ? undefined : { at, suspendedUntil };
}

export const saveClockCheck = (db: Db, { at, suspendedUntil }: ClockCheck): Promise<void> =>
  writeMeta(db, CLOCK_CHECK, `${new Date(at).toISOString()} ${new Date(suspendedUntil).toISOString()}`);
