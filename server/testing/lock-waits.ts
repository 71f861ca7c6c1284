import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';

/** Resolves once that many queries of this PostgreSQL database wait for another transaction. */
export const untilQueriesWait = (db: Db, queries: number): Promise<unknown> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows[0]?.count).toBe(queries);
    },
    { timeout: 10_000 },
  );
