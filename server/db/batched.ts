import DataLoader from 'dataloader';
import type { Db } from './client.ts';

/** The most keys of one query: a database limits the number of parameters. */
const KEYS_PER_QUERY = 200;

/**
 * Turns a query for many keys into a function for one: calls in one turn of the event loop share a query, which begins
 * after all of them, so that none sees an older state than it would alone.
 * @param find finds the rows of all keys, in any order
 * @param ofKey, ofRow names a key, and the key to which a row belongs
 */
export function batched<K, R>(
  find: (db: Db, keys: K[]) => Promise<R[]>,
  ofKey: (key: K) => string,
  ofRow: (row: R) => string,
): (db: Db, key: K) => Promise<readonly R[]> {
  const loaders = new WeakMap<Db, DataLoader<K, R[], string>>();
  const loaderOf = (db: Db): DataLoader<K, R[], string> => {
    const loader: DataLoader<K, R[], string> = new DataLoader(
      async (keys) => {
        // Calls from now on must see what was written meanwhile, so they get a new query.
        loader.clearAll();
        const rows = Map.groupBy(await find(db, [...keys]), ofRow);
        return keys.map((key) => rows.get(ofKey(key)) ?? []);
      },
      { cacheKeyFn: ofKey, maxBatchSize: KEYS_PER_QUERY, batchScheduleFn: (run) => void setImmediate(run) },
    );
    return loader;
  };
  return (db, key) => {
    const loader = loaders.get(db) ?? loaderOf(db);
    loaders.set(db, loader);
    return loader.load(key);
  };
}
