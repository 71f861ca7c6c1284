// Content blocks of the public pages, and the FAQ.
import { z } from 'zod';
import { NAME_MAX, TEXT_MAX } from '#shared/domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { id, optionalText, order, requiredText, webAddress } from './fields.ts';

const CONTENT_PAGES = ['home', 'about', 'privacy'] as const;
const CONTENT_TYPES = ['image_with_description', 'title_with_description', 'big_image'] as const;

const page = z.enum(CONTENT_PAGES);
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

/** `/images/…` addresses are pictures that come with the product. */
const imageURL = z.union(
  [
    z
      .string()
      .trim()
      .regex(/^\/images\/[\w.-]+$/),
    webAddress,
  ],
  { error: 'INVALID_VALUE' },
);

const contentBlockForm = z.object({
  page,
  type,
  imageURL: imageURL.default(''),
  imageAlt: optionalText(NAME_MAX),
  title: optionalText(NAME_MAX),
  body: optionalText(TEXT_MAX),
  inverted: z.boolean().default(false),
  order: order.default(0),
});
const change = z.object({
  page: page.optional(),
  type: type.optional(),
  imageURL: imageURL.optional(),
  imageAlt: optionalText(NAME_MAX).optional(),
  title: optionalText(NAME_MAX).optional(),
  body: optionalText(TEXT_MAX).optional(),
  inverted: z.boolean().optional(),
  order: order.optional(),
  /** What the change was made on; refused with CHANGED_MEANWHILE when a newer one stands there. */
  version: z.number().int().optional(),
});
const one = z.object({ id });

const faqEntry = z.object({ _id: id, question: z.string(), answer: z.string(), order: z.number() });
export type FaqEntry = z.output<typeof faqEntry>;
const faqForm = z.object({
  faqs: z.array(z.object({ question: requiredText(1_000), answer: optionalText(TEXT_MAX), order })).max(500),
  /** The ids of the list that was changed, all new with every save; refused with CHANGED_MEANWHILE when others stand there. */
  replaces: z.array(id).max(500).optional(),
});

export const contentEndpoints = {
  listBlocks: endpoint({
    method: 'GET',
    path: 'content_blocks',
    access: 'anyone',
    summary: 'A page’s blocks, in order',
    query: z.object({ page }),
    status: 200,
    reply: z.array(contentBlock),
  }),
  readBlock: endpoint({
    method: 'GET',
    path: 'content_blocks/:id',
    access: 'anyone',
    summary: 'One content block',
    params: one,
    status: 200,
    reply: contentBlock,
  }),
  createBlock: endpoint({
    method: 'POST',
    path: 'content_blocks',
    access: 'manageContent',
    summary: 'Makes a content block',
    body: contentBlockForm,
    status: 201,
    reply: contentBlock,
  }),
  updateBlock: endpoint({
    method: 'PATCH',
    path: 'content_blocks/:id',
    access: 'manageContent',
    summary: 'Changes a content block that is not a legacy one',
    params: one,
    body: change,
    status: 200,
    reply: contentBlock,
  }),
  removeBlock: endpoint({
    method: 'DELETE',
    path: 'content_blocks/:id',
    access: 'manageContent',
    summary: 'Deletes a content block',
    params: one,
    status: 204,
    reply: null,
  }),
  listFaqs: endpoint({
    method: 'GET',
    path: 'config/faq',
    access: 'anyone',
    summary: 'The FAQ, in order',
    status: 200,
    reply: z.array(faqEntry),
  }),
  replaceFaqs: endpoint({
    method: 'PUT',
    path: 'config/faq',
    access: 'manageContent',
    summary: 'Replaces the whole FAQ',
    body: faqForm,
    status: 200,
    reply: z.array(faqEntry),
  }),
};
