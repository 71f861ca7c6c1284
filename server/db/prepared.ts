// Queries of the hot paths, built once: building one takes longer than SQLite needs to answer it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './client.ts';

/**
 * Takes a query whose parameters are exactly the values given, in that order, and gives the function that runs it. What `build` decides
 * may depend on nothing but the values' places.
 */
export function prepared<V extends readonly string[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R | undefined> {
  const compiled = new WeakMap<Db, CompiledQuery<R>>();
  return async (db, ...values) => {
    let query = compiled.get(db);
    if (query === undefined) {
      query = build(db, ...values).compile();
      compiled.set(db, query);
    }
    const { rows } = await db.executeQuery<R>({ ...query, parameters: values });
    return rows[0];
  };
}
