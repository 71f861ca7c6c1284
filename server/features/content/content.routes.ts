// The calls about content blocks and the FAQ. Rich text is sanitised on the way in; old HTML that came by migration on the way out.
import { fromFlag } from '#server/db/flag.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Mount } from '#server/http/mount.ts';
import { sanitizeRichText } from '#server/http/rich-text.ts';
import { type ContentBlock, contentEndpoints, type FaqEntry } from '#shared/contract/content.ts';
import {
  type BlockRow,
  type FaqRow,
  findBlock,
  findBlocks,
  findFaqs,
  insertBlock,
  removeBlock,
  replaceFaqs,
  updateBlock,
} from './content.store.ts';

const presentBlock = (row: BlockRow): ContentBlock => ({
  _id: row.id,
  page: row.page,
  type: row.type,
  imageURL: row.image_url,
  image: row.image_url === '' ? null : row.image_url,
  imageAlt: row.image_alt,
  title: row.title,
  body: row.body,
  inverted: fromFlag(row.inverted),
  order: row.sort_order,
  legacy: fromFlag(row.legacy),
  html: sanitizeRichText(row.html),
  version: row.version,
});

const presentFaq = ({ id, question, answer, sort_order }: FaqRow): FaqEntry => ({
  _id: id,
  question,
  answer,
  order: sort_order,
});

export function contentRoutes(mount: Mount, { db }: Deps): void {
  const load = async ({ params }: { params: { id: string } }): Promise<BlockRow> => {
    const block = await findBlock(db, params.id);
    if (block === undefined) throw new AppError('NOT_FOUND');
    return block;
  };
  const listFaqs = async () => (await findFaqs(db)).map(presentFaq);

  mount(contentEndpoints.listBlocks, {
    handle: async ({ query }) => (await findBlocks(db, query.page)).map(presentBlock),
  });
  mount(contentEndpoints.readBlock, { load, handle: async ({ target }) => presentBlock(target) });
  mount(contentEndpoints.createBlock, {
    handle: async ({ body }) => presentBlock(await insertBlock(db, { ...body, body: sanitizeRichText(body.body) })),
  });
  mount(contentEndpoints.updateBlock, {
    load,
    handle: async ({ target, body: { version, ...change } }) => {
      if (fromFlag(target.legacy)) throw new AppError('WRONG_STATE');
      const body = change.body === undefined ? undefined : sanitizeRichText(change.body);
      const changed = await updateBlock(db, target.id, { ...change, body }, version);
      if (changed !== undefined) return presentBlock(changed);
      throw new AppError((await findBlock(db, target.id)) ? 'CHANGED_MEANWHILE' : 'NOT_FOUND');
    },
  });
  mount(contentEndpoints.removeBlock, {
    load,
    handle: async ({ target }) => {
      await removeBlock(db, target.id);
      return undefined;
    },
  });
  mount(contentEndpoints.listFaqs, { handle: listFaqs });
  mount(contentEndpoints.replaceFaqs, {
    // 500 long answers.
    bodyLimit: 24 * 1024 * 1024,
    handle: async ({ body }) => {
      const faqs = body.faqs.map((one) => ({ ...one, answer: sanitizeRichText(one.answer) }));
      if (!(await replaceFaqs(db, faqs, body.replaces))) throw new AppError('CHANGED_MEANWHILE');
      return listFaqs();
    },
  });
}
