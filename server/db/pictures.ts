// What the database knows of stored pictures: which version an entity shows, and whose upload may still come in.
import type { Db } from './client.ts';
import type { Timestamp } from './schema.ts';

/** Where pictures are kept: a party's logo at `parties/{id}`, a partner's at `partner/{id}`. */
const PICTURE_FOLDERS = ['parties', 'partner'] as const;
export type PictureFolder = (typeof PICTURE_FOLDERS)[number];

export const isPictureFolder = (text: string): text is PictureFolder =>
  (PICTURE_FOLDERS as readonly string[]).includes(text);

const TABLES = { parties: 'parties', partner: 'partners' } as const;

/** Makes that version the one that is shown; null for no picture. Gives whether the entity (still) exists. */
export async function setPictureVersion(
  db: Db,
  folder: PictureFolder,
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

/** Whether there is an entity that such a picture could belong to. */
export async function hasPictureOwner(db: Db, folder: PictureFolder, id: string): Promise<boolean> {
  return (await db.selectFrom(TABLES[folder]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

const keyOf = (folder: PictureFolder): string => `uploads:${folder}`;

/** Remembers until when an upload into that folder may come in without the server being told. */
export async function expectUploads(db: Db, folder: PictureFolder, until: Timestamp): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: keyOf(folder), value: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: until }))
    .execute();
}

export async function areUploadsExpected(db: Db, folder: PictureFolder, now: Timestamp): Promise<boolean> {
  const found = await db.selectFrom('meta').select('value').where('key', '=', keyOf(folder)).executeTakeFirst();
  return found !== undefined && found.value >= now;
}
