import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { givenFields } from './given-fields.ts';

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

/** Returns the changed partner, or undefined when it is gone, or is neither as `expected` nor as the change makes it. */
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
    // As for a party.
    .where((eb) => eb.or([eb.and(expected), eb.and(givenFields(change))]))
    .returningAll()
    .executeTakeFirst();

export async function removePartner(db: Db, id: string): Promise<void> {
  await db.deleteFrom('partners').where('id', '=', id).execute();
}
