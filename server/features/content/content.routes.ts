import { AppError } from '#server/app-error.ts';
import {
  type BlockRow,
  findBlock,
  findBlocks,
  insertBlock,
  removeBlock,
  updateBlock,
} from '#server/data/office/content-blocks.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { editable } from '#server/office/editable.ts';
import { presentBlock } from '#server/present/office/content.ts';
import { sanitizeRichText, sanitizeSent } from '#server/sanitize-html.ts';
import { contentEndpoints } from '#shared/contract/content.ts';

export function contentRoutes(mount: Mount, { db }: Deps): void {
  const find = (id: string) => findBlock(db, id);
  const { load, create, change } = editable({
    find,
    insert: insertBlock.bind(null, db),
    update: async (id, fields: Parameters<typeof updateBlock>[2], version?: number) => {
      if ((await find(id))?.legacy) throw new AppError('WRONG_STATE');
      return updateBlock(db, id, fields, version);
    },
  });
  /** New rich text is sanitised when it is stored; the HTML that came by migration is not, so it is sanitised here. */
  const present = (row: BlockRow) => presentBlock({ ...row, html: sanitizeRichText(row.html) });

  mount(contentEndpoints.listBlocks, {
    handle: async ({ query }) => (await findBlocks(db, query.page)).map(present),
  });
  mount(contentEndpoints.readBlock, { load, handle: async ({ target }) => present(target) });
  mount(contentEndpoints.createBlock, {
    handle: async ({ body: { withId, ...sent } }) =>
      present(await create(withId, { ...sent, body: sanitizeSent(sent.body) })),
  });
  mount(contentEndpoints.updateBlock, {
    load,
    handle: async ({ target, body: { version, ...sent } }) => {
      const body = sent.body === undefined ? undefined : sanitizeSent(sent.body);
      return present(await change(target.id, { ...sent, body }, version));
    },
  });
  mount(contentEndpoints.removeBlock, {
    load,
    handle: ({ target }) => removeBlock(db, target.id),
  });
}
