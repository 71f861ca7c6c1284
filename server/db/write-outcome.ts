// Which rule of the schema a write broke, on either database; and what helps where another transaction is what broke it.
import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import type { Schema } from './schema.ts';

/** Whether the error says that a row with the same unique value exists already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === '23505' || /UNIQUE constraint failed/.test(error.message);
}

/** Whether the error says that other rows still point at what should go, or that what a row points at is not there. */
export function isBrokenReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === '23503' || /FOREIGN KEY constraint failed/.test(error.message);
}

/** Whether PostgreSQL ended the transaction because it and others waited for each other. */
const wasInTheWay = (error: unknown): boolean =>
  error instanceof Error && ['40P01', '40001'].includes(String(Reflect.get(error, 'code')));

/** Tries of one act: where many write at once the second one may meet somebody as well. */
const TRIES = 5;

/**
 * Runs something that writes all or nothing, and again where another transaction got in between: took the same unique value, deleted or
 * began to use a row that was there when it was looked at, or waited for this one while this one waited for it. The next run sees what
 * the other one did.
 */
export async function writeAgain<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (tries >= TRIES || !(isDuplicate(error) || isBrokenReference(error) || wasInTheWay(error))) throw error;
    }
  }
}

/** Runs a transaction like that. */
export const transactAgain = <T>(db: Db, act: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  writeAgain(() => db.transaction().execute(act));
