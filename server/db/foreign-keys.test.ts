import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';

interface ForeignKey {
  of: string;
  column: string;
}

it('every foreign key is the beginning of an index, so that deleting what it refers to does not read a whole table', async () => {
  const { db } = await openTestDatabase('SQLite');
  const keys = await sql<ForeignKey>`select m.name as "of", k."from" as "column"
    from sqlite_master m, pragma_foreign_key_list(m.name) k where m.type = 'table'`.execute(db);
  const indexed = await sql<ForeignKey>`select m.name as "of", i.name as "column"
    from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
    where m.type = 'table' and i.seqno = 0 and l.partial = 0`.execute(db);
  const name = ({ of, column }: ForeignKey): string => `${of}.${column}`;
  const begins = new Set(indexed.rows.map(name));
  expect(keys.rows.length).toBeGreaterThan(20);
  expect(keys.rows.map(name).filter((key) => !begins.has(key))).toEqual([]);
});
