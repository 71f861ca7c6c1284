import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { isSqlite } from '#server/db/sqlite-dialect.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';

/** Pages of 4 kB that are given back at a time: some milliseconds, in which SQLite serves nobody. */
const PAGES = 250;

const countFreePages = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
  return rows[0]?.freelist_count ?? 0;
};

/** Gives the pages that a large deletion left free back to the disk. On PostgreSQL autovacuum does it. */
export async function giveSpaceBack(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const free = await countFreePages(db);
    if (free === 0 || free >= before) return;
    before = free;
    await sql`pragma incremental_vacuum(${sql.lit(PAGES)})`.execute(db);
    await yieldToEventLoop();
  }
}
