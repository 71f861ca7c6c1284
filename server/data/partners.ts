import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';

export type PartnerRow = Schema['partners'];

/** Absent fields stay as they are. */
interface PartnerChange {
  name?: string | undefined;
  website?: string | undefined;
}

export const findPartners = (db: Db): Promise<PartnerRow[]> => db.selectFrom('partners').selectAll().execute();

export const findPartner = (db: Db, id: string): Promise<PartnerRow | undefined> =>
  db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();

export const insertPartner = (
  db: Db,
  { id = newId(), name, website }: { id?: string; name: string; website: string },
): Promise<PartnerRow> =>
  db
    .insertInto('partners')
    .values({ id, name, website, image_version: null, created_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the changed partner, or undefined when it is gone, or is no longer as `expected`. */
export const updatePartner = (
  db: Db,
  id: string,
  change: PartnerChange,
  expected: { name?: string; website?: string } = {},
): Promise<PartnerRow | undefined> =>
  db
    .updateTable('partners')
    .set((old) => ({ name: change.name ?? old.ref('name'), website: change.website ?? old.ref('website') }))
    .where('id', '=', id)
    .where((eb) => eb.and(expected))
    .returningAll()
    .executeTakeFirst();

export async function removePartner(db: Db, id: string): Promise<void> {
  await db.deleteFrom('partners').where('id', '=', id).execute();
}
