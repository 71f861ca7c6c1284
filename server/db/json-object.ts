import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';
import { isSqlite } from './sqlite-dialect.ts';

/** Aggregates many rows into one JSON object, as a text; the function's name differs between the databases. Without rows it is `{}` or null. */
export const jsonObjectOf = (db: Db, key: string, value: string): RawBuilder<string | null> => {
  const aggregate = sql.raw(isSqlite(db) ? 'json_group_object' : 'json_object_agg');
  return sql`cast(${aggregate}(${sql.ref(key)}, ${sql.ref(value)}) as text)`;
};
