// Queries of the hot paths, built once: building one takes longer than SQLite needs to answer it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './client.ts';

/**
 * Takes a query whose parameters are exactly the values given, in that order, and gives the function that runs it and gives its rows.
 * What `build` decides may depend on nothing but the values' places.
 */
export function prepared<V extends readonly string[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R[]> {
  const compiled = new WeakMap<Db, CompiledQuery<R>>();
  return async (db, ...values) => {
    let query = compiled.get(db);
    if (query === undefined) {
      query = build(db, ...values).compile();
      compiled.set(db, query);
    }
    return (await db.executeQuery<R>({ ...query, parameters: values })).rows;
  };
}

/** The same for a query of which only the first row counts. */
export function preparedOne<V extends readonly string[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R | undefined> {
  const all = prepared(build);
  return async (db, ...values) => (await all(db, ...values))[0];
}
