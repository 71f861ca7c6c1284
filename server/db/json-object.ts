import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';
import { isSqlite } from './sqlite-dialect.ts';

/** Of many rows one JSON object, as a text: both databases have that aggregate, each under a name of its own. Without rows it is `{}` or null. */
export const jsonObjectOf = (db: Db, key: string, value: string): RawBuilder<string | null> => {
  const aggregate = sql.raw(isSqlite(db) ? 'json_group_object' : 'json_object_agg');
  return sql`cast(${aggregate}(${sql.ref(key)}, ${sql.ref(value)}) as text)`;
};
