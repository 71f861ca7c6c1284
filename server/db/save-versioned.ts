import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Db, Trx } from './client.ts';
import { retryTransaction } from './retry.ts';
import type { Schema } from './schema.ts';

/** Something that two people may edit, within the transaction that saves it. */
export interface Versioned<Stored extends { version: number }> {
  /** Returns what is stored, undefined if it is gone; other saves of it wait for the end of the transaction. */
  lock: () => Promise<Stored | undefined>;
  /** Returns what the change makes of it. */
  merge: (stored: Stored) => Stored | Promise<Stored>;
  store: (next: Stored) => Promise<unknown>;
}

/** The row after a save; `gone` if there was none, `changed` if it has another version. */
export type Saved<Stored> = Stored | 'gone' | 'changed';

/** Rows of SQLite have no prototype, copies of them have one. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(structuredClone(one), structuredClone(other));

/**
 * Saves a change that was made from that version, or from the stored one if none is given. If the change leaves
 * everything as it is, nothing is saved: a call that is repeated because its reply was lost is no conflict with itself.
 */
export const saveVersioned = <Stored extends { version: number }>(
  db: Db,
  within: (trx: Trx) => Versioned<Stored>,
  version: number | undefined,
): Promise<Saved<Stored>> =>
  retryTransaction(db, async (trx) => {
    const { lock, merge, store } = within(trx);
    const stored = await lock();
    if (stored === undefined) return 'gone';
    const next = await merge(stored);
    if (isSame(next, stored)) return stored;
    if (version !== undefined && version !== stored.version) return 'changed';
    const saved = { ...next, version: stored.version + 1 };
    await store(saved);
    return saved;
  });

/** The tables whose rows are saved by version. */
type VersionedTable =
  | 'content_blocks'
  | 'difficult_words'
  | 'game_templates'
  | 'parties'
  | 'partners'
  | 'question_sets';

type Row<Table extends VersionedTable> = Selectable<Schema[Table]> & { version: number };

/** How a row is locked and stored; written with its own version, it is locked on both databases. */
export function versionedRow<Table extends VersionedTable>(trx: Trx, table: Table, id: string) {
  const one = trx.updateTable<VersionedTable>(table).where('id', '=', id);
  return {
    lock: async (): Promise<Row<Table> | undefined> => {
      const locked = one.set((old) => ({ version: old.ref('version') })).returningAll();
      return (await locked.executeTakeFirst()) as Row<Table> | undefined;
    },
    store: (next: Partial<Row<Table>>): Promise<unknown> => one.set(next).execute(),
  };
}

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The fields of a change that are given, to compare a row with: an undefined value would equal nothing. */
export const givenFields = <T extends object>(change: T): Given<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;

/** Saves these columns of a row, see `saveVersioned`; those that are undefined stay as they are. */
export const saveRow = <Table extends VersionedTable>(
  db: Db,
  table: Table,
  id: string,
  columns: { [Name in keyof Row<Table>]?: Row<Table>[Name] | undefined },
  version: number | undefined,
): Promise<Saved<Row<Table>>> =>
  saveVersioned<Row<Table>>(
    db,
    (trx) => ({
      ...versionedRow(trx, table, id),
      merge: (stored) => ({ ...stored, ...givenFields(columns) }),
    }),
    version,
  );
