import type { Db, Trx } from './client.ts';

/**
 * Why a query failed. `unique`: the value exists; `foreign-key`: a row is referred to, or what it refers to is missing;
 * `conflict`: another transaction came between; `unavailable`: nothing can be stored now.
 */
type DatabaseError = 'unique' | 'foreign-key' | 'conflict' | 'unavailable';

/** By the code: PostgreSQL's SQLSTATE, or Node's of a connection that failed. */
const CODES = new Map<string, DatabaseError>([
  ['23505', 'unique'],
  ['23503', 'foreign-key'],
  ['40001', 'conflict'],
  ['40P01', 'conflict'],
  ...['08001', '08003', '08006'].map(unavailable),
  // It took too long, or its transaction was left open too long.
  ...['57014', '25P03'].map(unavailable),
  // PostgreSQL is a replica now, or its provider prevents writing because the disk is almost full.
  ['25006', 'unavailable'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOSPC'].map(unavailable),
  // This process or this machine has no more files or ports.
  ...['EMFILE', 'ENFILE', 'EADDRNOTAVAIL'].map(unavailable),
  // Its host has no address now, or no way leads there.
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].map(unavailable),
]);

/** All of SQLSTATE's classes of too few resources, of an operator who intervened and of the system. */
const UNAVAILABLE = /^(?:53|57P|58)[0-9A-Z]{2,3}$/;

/** By the message if there is no such code: for errors of SQLite, and of PostgreSQL's driver. */
const MESSAGES: readonly [RegExp, DatabaseError][] = [
  [/UNIQUE constraint failed/, 'unique'],
  [/FOREIGN KEY constraint failed/, 'foreign-key'],
  // Locked: after the busy timeout, so that trying again at once would only hold up everything else.
  [
    /database or disk is full|disk I\/O error|readonly database|unable to open database|database is locked/i,
    'unavailable',
  ],
  [/Connection terminated|not queryable|timeout exceeded when trying to connect|too many clients/i, 'unavailable'],
  [/the database system is|SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN)|ENOSPC|ECONNREFUSED|ECONNRESET/i, 'unavailable'],
];

function unavailable(code: string): [string, DatabaseError] {
  return [code, 'unavailable'];
}

const textOf = (error: object, key: string): string => String(Reflect.get(error, key) ?? '');

/** A write that conflicted with others at every try; the same write may succeed later. */
export class LostEveryTry extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `lost every try: ${cause.message}` : 'lost every try', { cause });
  }
}

/** The meaning of that error, the same on both databases; null if it is not an error of the database. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  if (error instanceof LostEveryTry) return 'unavailable';
  if (typeof error !== 'object' || error === null) return null;
  const code = textOf(error, 'code');
  const byCode = UNAVAILABLE.test(code) ? 'unavailable' : CODES.get(code);
  if (byCode !== undefined) return byCode;
  const text = ['code', 'message', 'errstr'].map((key) => textOf(error, key)).join(' ');
  return MESSAGES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export const isUniqueViolation = (error: unknown): boolean => databaseErrorOf(error) === 'unique';
export const isForeignKeyViolation = (error: unknown): boolean => databaseErrorOf(error) === 'foreign-key';

/** Tries of one transaction: with many writers the second try may conflict as well. */
const TRIES = 5;

/** The constraint that a conflict is about, if the database names it. */
const conflictOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? `${textOf(error, 'message')} ${textOf(error, 'detail')}` : '';

/**
 * Runs an atomic write, again after a conflict with another transaction, whose effect the next run sees. Gives up after
 * five tries, and at once when the next run meets the same taken value or missing row.
 */
export async function retryOnConflict<T>(act: () => Promise<T>): Promise<T> {
  let before: string | null = null;
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      const meaning = databaseErrorOf(error);
      if (tries >= TRIES || meaning === null || meaning === 'unavailable') throw error;
      const conflict = meaning === 'conflict' ? null : conflictOf(error);
      if (conflict !== null && conflict === before) throw error;
      before = conflict;
    }
  }
}

/** Runs a transaction by `retryOnConflict`. */
export const retryTransaction = <T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> =>
  retryOnConflict(() => db.transaction().execute(act));
