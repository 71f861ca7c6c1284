import { sql } from 'kysely';
import type { Db } from './client.ts';
import { BUSY_MS, isSqlite } from './sqlite-dialect.ts';

/** Milliseconds after which the log is cut, so that deletions in a row cut it once, and between two tries. */
const WAIT_MS = 1_000;

/**
 * Empties the write-ahead log, which has pages from before a deletion. Returns whether it is empty: another process
 * that reads keeps it. Never waits, because every query would wait too.
 */
const cutLog = (db: Db): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.raw(String(BUSY_MS))}`.execute(connection);
    }
  });

export interface LogCutter {
  /** To be called after private data were deleted: they are removed from the log a moment later. */
  cutSoon: () => void;
  /** Starts no more cuts; one that is under way is finished. */
  stop: () => void;
}

/** The log cutter of a SQLite database; PostgreSQL recycles its log by itself. */
export function createLogCutter(db: Db, onFailure: (error: unknown) => void): LogCutter {
  if (!isSqlite(db)) return { cutSoon: () => {}, stop: () => {} };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const cutSoon = (): void => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      cutLog(db).then(
        (isCut) => isCut || cutSoon(),
        (error: unknown) => {
          onFailure(error);
          cutSoon();
        },
      );
    }, WAIT_MS).unref();
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { cutSoon, stop };
}
