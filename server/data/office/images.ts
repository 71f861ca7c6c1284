import { readMeta, writeMeta } from '#server/data/system/meta.ts';
import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';

/** The table whose rows have the images of a folder. */
const TABLES = { parties: 'parties', partner: 'partners', texts: 'text_images' } as const;
type ImageFolder = keyof typeof TABLES;

/** Sets the version that is shown; null for no image. Returns whether the image's owner (still) exists. */
export async function setImageVersion(
  db: Db,
  folder: ImageFolder,
  id: string,
  image_version: string | null,
): Promise<boolean> {
  const changed = await db
    .updateTable(TABLES[folder])
    .set({ image_version })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether there is a row that such an image could belong to. */
export async function hasImageOwner(db: Db, folder: ImageFolder, id: string): Promise<boolean> {
  return (await db.selectFrom(TABLES[folder]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

const keyOf = (folder: ImageFolder): string => `uploads:${folder}`;

/** The queries that an object store needs (`ImageRecords` in storage/object-store.ts). */
export const imageRecords = (db: Db) => ({
  setVersion: setImageVersion.bind(null, db),
  hasOwner: hasImageOwner.bind(null, db),
  expectUploads: (folder: ImageFolder, until: Timestamp) => writeMeta(db, keyOf(folder), until),
  areUploadsExpected: async (folder: ImageFolder, now: Timestamp) => ((await readMeta(db, keyOf(folder))) ?? '') >= now,
});
