import type { Db } from '#server/db/client.ts';
import type { Timestamp } from '#server/db/column-types.ts';
import { newId } from '#server/db/id.ts';
import { textImageAddress } from '#shared/domain/text-image.ts';

/** Inserts the row of an image that is not uploaded yet; returns its id. */
export async function insertTextImage(db: Db): Promise<string> {
  const id = newId();
  await db
    .insertInto('text_images')
    .values({ id, image_version: null, created_at: new Date().toISOString() })
    .execute();
  return id;
}

/** The version of a text's image; null while nothing is uploaded, undefined if there is no such image. */
export const findTextImageVersion = async (db: Db, id: string): Promise<string | null | undefined> =>
  (await db.selectFrom('text_images').select('image_version').where('id', '=', id).executeTakeFirst())?.image_version;

/** The ids of images that were created before a moment and that no stored text refers to. */
export async function findUnusedTextImages(db: Db, before: Timestamp): Promise<string[]> {
  const old = await db.selectFrom('text_images').select('id').where('created_at', '<', before).execute();
  if (old.length === 0) return [];
  const blocks = await db.selectFrom('content_blocks').select(['body', 'html', 'image_url']).execute();
  const faqs = await db.selectFrom('faqs').select('answer').execute();
  const texts = [
    ...blocks.flatMap(({ body, html, image_url }) => [body, html, image_url]),
    ...faqs.map((one) => one.answer),
  ];
  return old.map(({ id }) => id).filter((id) => !texts.some((text) => text.includes(textImageAddress(id))));
}

export async function removeTextImage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('text_images').where('id', '=', id).execute();
}
