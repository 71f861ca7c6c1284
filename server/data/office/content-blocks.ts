import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { type Saved, saveRow } from '#server/db/save-versioned.ts';
import type { Schema } from '#server/db/schema.ts';
import { markToFillIn } from '#shared/domain/to-fill-in.ts';

type StoredBlock = Schema['content_blocks'];
export interface BlockRow extends Omit<StoredBlock, 'inverted' | 'legacy'> {
  inverted: boolean;
  /** A block that was migrated as one HTML text; read-only. */
  legacy: boolean;
}

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

const toBlock = (row: StoredBlock): BlockRow => ({
  ...row,
  inverted: fromFlag(row.inverted),
  legacy: fromFlag(row.legacy),
});

export async function findBlocks(db: Db, page: BlockRow['page']): Promise<BlockRow[]> {
  const blocks = db.selectFrom('content_blocks').selectAll().where('page', '=', page);
  return (await blocks.orderBy('sort_order').orderBy('id').execute()).map(toBlock);
}

/** How many blocks of a page hold a place that still has to be filled in. */
export async function countBlocksToFillIn(db: Db, page: BlockRow['page']): Promise<number> {
  const blocks = await findBlocks(db, page);
  return blocks.filter(({ title, body, html }) => markToFillIn(`${title}${body}${html}`) !== null).length;
}

export async function findBlock(db: Db, id: string): Promise<BlockRow | undefined> {
  const row = await db.selectFrom('content_blocks').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toBlock(row);
}

/** Without an order the block comes last on its page. */
export async function insertBlock(
  db: Db,
  { id = newId(), ...block }: Omit<BlockFields, 'order'> & { id?: string; order?: number | undefined },
): Promise<BlockRow> {
  const row = await db
    .insertInto('content_blocks')
    .values((eb) => ({
      id,
      page: block.page,
      type: block.type,
      image_url: block.imageURL,
      image_alt: block.imageAlt,
      title: block.title,
      body: block.body,
      inverted: toFlag(block.inverted),
      sort_order:
        block.order ??
        eb
          .selectFrom('content_blocks')
          .where('page', '=', block.page)
          .select(({ fn, lit }) => sql<number>`${fn.coalesce(fn.max('sort_order'), lit(0))} + 1`.as('last')),
      legacy: toFlag(false),
      html: '',
      version: 1,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBlock(row);
}

const columnsOf = ({ imageURL, imageAlt, inverted, order, ...rest }: BlockChange) => ({
  ...rest,
  image_url: imageURL,
  image_alt: imageAlt,
  inverted: inverted === undefined ? undefined : toFlag(inverted),
  sort_order: order,
});

/** Changes a block that has that version. */
export async function updateBlock(db: Db, id: string, change: BlockChange, version?: number): Promise<Saved<BlockRow>> {
  const saved = await saveRow(db, 'content_blocks', id, columnsOf(change), version);
  return typeof saved === 'string' ? saved : toBlock(saved);
}

export async function removeBlock(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_blocks').where('id', '=', id).execute();
}
