import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { type Saved, saveRow } from '#server/db/save-versioned.ts';
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
    .values({ id, name, website, image_version: null, version: 1, created_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes a partner that has that version. */
export const updatePartner = (
  db: Db,
  id: string,
  change: PartnerChange,
  version?: number,
): Promise<Saved<PartnerRow>> => saveRow(db, 'partners', id, change, version);

export async function removePartner(db: Db, id: string): Promise<void> {
  await db.deleteFrom('partners').where('id', '=', id).execute();
}
