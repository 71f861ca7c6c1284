import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './client.ts';

/**
 * Builds a query once per database, its transactions included: building one takes longer than SQLite's answer. Its
 * parameters must be exactly `values`, in that order, and `build` must not depend on their content.
 */
export function prepared<V extends readonly string[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<R>>();
  return async (db, ...values) => {
    // Every transaction is a new object; this one belongs to the database.
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, ...values).compile();
      compiled.set(adapter, query);
    }
    return (await db.executeQuery<R>({ ...query, parameters: values })).rows;
  };
}

/** The same for a query of which only the first row is used. */
export function preparedOne<V extends readonly string[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R | undefined> {
  const all = prepared(build);
  return async (db, ...values) => (await all(db, ...values))[0];
}
