import DataLoader from 'dataloader';
import type { Db } from './client.ts';

/** Keys of one query: a database takes only so many parameters. */
const KEYS_PER_QUERY = 200;

/**
 * Turns a query for many keys into a function for one, for reads that a whole class makes at once: those that come in the same turn of the
 * event loop share a query. It begins only after all of them were asked for, so that none sees an older state than it would alone.
 * @param find finds the rows of all keys, in any order
 * @param ofKey, ofRow names a key, and the key to which a row belongs
 */
export function batched<K, R>(
  find: (db: Db, keys: K[]) => Promise<R[]>,
  ofKey: (key: K) => string,
  ofRow: (row: R) => string,
): (db: Db, key: K) => Promise<R[]> {
  const loaders = new WeakMap<Db, DataLoader<K, R[]>>();
  const loaderOf = (db: Db): DataLoader<K, R[]> =>
    new DataLoader(
      async (keys) => {
        const unique = new Map(keys.map((key) => [ofKey(key), key]));
        const rows = Map.groupBy(await find(db, [...unique.values()]), ofRow);
        return keys.map((key) => rows.get(ofKey(key)) ?? []);
      },
      { cache: false, maxBatchSize: KEYS_PER_QUERY, batchScheduleFn: (run) => void setImmediate(run) },
    );
  return (db, key) => {
    const loader = loaders.get(db) ?? loaderOf(db);
    loaders.set(db, loader);
    return loader.load(key);
  };
}
