// Content blocks and the FAQ in the database.
import type { Db } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';

export type BlockRow = Schema['content_blocks'];
export type FaqRow = Schema['faqs'];

/** A block's fields; their rich text is sanitised already. */
interface BlockFields {
  page: BlockRow['page'];
  type: BlockRow['type'];
  imageURL: string;
  imageAlt: string;
  title: string;
  body: string;
  inverted: boolean;
  order: number;
}
/** Absent fields stay as they are. */
type BlockChange = { [K in keyof BlockFields]?: BlockFields[K] | undefined };

export const findBlocks = (db: Db, page: BlockRow['page']): Promise<BlockRow[]> =>
  db.selectFrom('content_blocks').selectAll().where('page', '=', page).orderBy('sort_order').orderBy('id').execute();

export const findBlock = (db: Db, id: string): Promise<BlockRow | undefined> =>
  db.selectFrom('content_blocks').selectAll().where('id', '=', id).executeTakeFirst();

export const insertBlock = (db: Db, block: BlockFields): Promise<BlockRow> =>
  db
    .insertInto('content_blocks')
    .values({
      id: newId(),
      page: block.page,
      type: block.type,
      image_url: block.imageURL,
      image_alt: block.imageAlt,
      title: block.title,
      body: block.body,
      inverted: toFlag(block.inverted),
      sort_order: block.order,
      legacy: 0,
      html: '',
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gives the block as it is then, or undefined when it is gone, or no longer has the version that is asked for. */
export const updateBlock = (db: Db, id: string, change: BlockChange, version?: number): Promise<BlockRow | undefined> =>
  db
    .updateTable('content_blocks')
    .set((old) => ({
      page: change.page ?? old.ref('page'),
      type: change.type ?? old.ref('type'),
      image_url: change.imageURL ?? old.ref('image_url'),
      image_alt: change.imageAlt ?? old.ref('image_alt'),
      title: change.title ?? old.ref('title'),
      body: change.body ?? old.ref('body'),
      inverted: change.inverted === undefined ? old.ref('inverted') : toFlag(change.inverted),
      sort_order: change.order ?? old.ref('sort_order'),
      version: old('version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();

export async function removeBlock(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_blocks').where('id', '=', id).execute();
}

export const findFaqs = (db: Db): Promise<FaqRow[]> =>
  db.selectFrom('faqs').selectAll().orderBy('sort_order').orderBy('id').execute();

/**
 * Puts these in the place of all there are, or leaves all as they are. Equal orders keep the order given. With `over`, the ids of the list
 * that was changed, gives false and does nothing when another list stands there.
 */
export async function replaceFaqs(
  db: Db,
  faqs: readonly { question: string; answer: string; order: number }[],
  over: readonly string[] | undefined,
): Promise<boolean> {
  const now = Date.now();
  return db.transaction().execute(async (trx) => {
    // Whoever saves at the same time waits here, so that two lists never mix.
    await trx
      .insertInto('meta')
      .values({ key: 'faq-saved', value: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: new Date(now).toISOString() }))
      .execute();
    if (over !== undefined) {
      const ids = (await trx.selectFrom('faqs').select('id').execute()).map(({ id }) => id);
      const known = new Set(over);
      if (known.size !== ids.length || !ids.every((id) => known.has(id))) return false;
    }
    await trx.deleteFrom('faqs').execute();
    if (faqs.length === 0) return true;
    await trx
      .insertInto('faqs')
      .values(
        faqs.map(({ question, answer, order }, at) => ({ id: newId(now + at), question, answer, sort_order: order })),
      )
      .execute();
    return true;
  });
}
