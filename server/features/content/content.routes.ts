import { AppError, found, refuseChange } from '#server/app-error.ts';
import {
  type BlockRow,
  findBlock,
  findBlocks,
  insertBlock,
  removeBlock,
  updateBlock,
} from '#server/data/content-blocks.ts';
import { newId } from '#server/db/id.ts';
import { insertOrChange } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentBlock } from '#server/present/content-block.ts';
import { sanitizeRichText, sanitizeSent } from '#server/sanitize-html.ts';
import { contentEndpoints } from '#shared/contract/content.ts';

export function contentRoutes(mount: Mount, { db }: Deps): void {
  const load = async ({ params }: { params: { id: string } }): Promise<BlockRow> =>
    found(await findBlock(db, params.id));
  /** New rich text is sanitised when it is stored; the HTML that came by migration is not, so it is sanitised here. */
  const present = (row: BlockRow) => presentBlock({ ...row, html: sanitizeRichText(row.html) });

  mount(contentEndpoints.listBlocks, {
    handle: async ({ query }) => (await findBlocks(db, query.page)).map(present),
  });
  mount(contentEndpoints.readBlock, { load, handle: async ({ target }) => present(target) });
  mount(contentEndpoints.createBlock, {
    handle: async ({ body: { withId = newId(), ...sent } }) => {
      const fields = { ...sent, body: sanitizeSent(sent.body) };
      return present(
        await insertOrChange(
          async () => {
            if ((await findBlock(db, withId))?.legacy) throw new AppError('WRONG_STATE');
            return updateBlock(db, withId, fields);
          },
          () => insertBlock(db, { id: withId, ...fields }),
        ),
      );
    },
  });
  mount(contentEndpoints.updateBlock, {
    load,
    handle: async ({ target, body: { version, ...change } }) => {
      if (target.legacy) throw new AppError('WRONG_STATE');
      const body = change.body === undefined ? undefined : sanitizeSent(change.body);
      const changed = await updateBlock(db, target.id, { ...change, body }, version);
      return present(changed ?? (await refuseChange(findBlock(db, target.id))));
    },
  });
  mount(contentEndpoints.removeBlock, {
    load,
    handle: ({ target }) => removeBlock(db, target.id),
  });
}
