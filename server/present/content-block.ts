import type { BlockRow } from '#server/data/content-blocks.ts';
import type { ContentBlock } from '#shared/contract/content.ts';

/** A content block; the row's HTML is sanitised already. */
export const presentBlock = (row: BlockRow): ContentBlock => ({
  _id: row.id,
  page: row.page,
  type: row.type,
  imageURL: row.image_url,
  image: row.image_url === '' ? null : row.image_url,
  imageAlt: row.image_alt,
  title: row.title,
  body: row.body,
  inverted: row.inverted,
  order: row.sort_order,
  legacy: row.legacy,
  html: row.html,
  version: row.version,
});
