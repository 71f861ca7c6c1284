import { z } from 'zod';
import { CONTENT_PAGE_NAMES } from '#shared/domain/content-pages.ts';
import { contentRules } from '#shared/rules/content.ts';
import { endpoint } from './endpoint.ts';
import { byId, id, optionalField, order, richText } from './fields.ts';

const CONTENT_TYPES = ['image_with_description', 'title_with_description', 'big_image'] as const;

const page = z.enum(CONTENT_PAGE_NAMES);
const type = z.enum(CONTENT_TYPES);

const contentBlock = z.object({
  _id: id,
  page,
  type,
  imageURL: z.string(),
  image: z.string().nullable(),
  imageAlt: z.string(),
  title: z.string(),
  body: z.string(),
  inverted: z.boolean(),
  order: z.number(),
  legacy: z.boolean(),
  html: z.string(),
  version: z.number(),
});
export type ContentBlock = z.output<typeof contentBlock>;

const form = {
  page,
  type,
  imageURL: optionalField(contentRules.imageURL),
  imageAlt: optionalField(contentRules.imageAlt),
  title: optionalField(contentRules.title),
  body: richText(contentRules.body),
  inverted: z.boolean(),
  order,
};
/** Without an order it comes last on its page. */
const contentBlockForm = z.object({ ...form, inverted: form.inverted.default(false), order: form.order.optional() });
const change = z
  .object(form)
  .partial()
  /** The version that was changed; CHANGED_MEANWHILE if a newer one is stored. */
  .extend({ version: z.number().int().optional() });

export const contentEndpoints = {
  listBlocks: endpoint({
    method: 'GET',
    path: 'content_blocks',
    access: 'anyone',
    limits: 'none',
    isPublicList: true,
    summary: 'A page’s blocks, in order',
    query: z.object({ page }),
    reply: z.array(contentBlock),
  }),
  readBlock: endpoint({
    method: 'GET',
    path: 'content_blocks/:id',
    access: 'anyone',
    limits: 'none',
    isPublicList: true,
    summary: 'One content block',
    params: byId,
    reply: contentBlock,
  }),
  createBlock: endpoint({
    method: 'POST',
    path: 'content_blocks',
    access: 'manageContent',
    limits: 'none',
    summary: 'Makes a content block',
    body: contentBlockForm.extend({ withId: id.optional() }),
    status: 201,
    reply: contentBlock,
  }),
  updateBlock: endpoint({
    method: 'PATCH',
    path: 'content_blocks/:id',
    access: 'manageContent',
    limits: 'none',
    summary: 'Changes a content block that is not a legacy one',
    params: byId,
    body: change,
    reply: contentBlock,
  }),
  removeBlock: endpoint({
    method: 'DELETE',
    path: 'content_blocks/:id',
    access: 'manageContent',
    limits: 'none',
    summary: 'Deletes a content block',
    params: byId,
    reply: null,
  }),
};
