import { z } from 'zod';
import { CONTENT_PAGE_NAMES } from '#shared/domain/content-pages.ts';
import { contentRules } from '#shared/rules/content.ts';
import { anyone, manageContent } from './endpoint-group.ts';
import { changeOf, created, id, optionalField, order, richText } from './fields.ts';

const page = z.enum(CONTENT_PAGE_NAMES);
const type = z.enum(['image_with_description', 'title_with_description', 'big_image']);

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

const contentBlockForm = z.object({
  page,
  type,
  imageURL: optionalField(contentRules.imageURL),
  imageAlt: optionalField(contentRules.imageAlt),
  title: optionalField(contentRules.title),
  body: richText(contentRules.body),
  inverted: z.boolean().default(false),
  /** Without one it comes last on its page. */
  order: order.optional(),
});

export const contentEndpoints = {
  listBlocks: anyone.get('content_blocks', 'A page’s blocks, in order', {
    isPublicList: true,
    query: z.object({ page }),
    reply: z.array(contentBlock),
  }),
  readBlock: anyone.get('content_blocks/:id', 'One content block', { isPublicList: true, reply: contentBlock }),
  createBlock: manageContent.make('content_blocks', 'Makes a content block', {
    body: contentBlockForm.extend(created),
    reply: contentBlock,
  }),
  updateBlock: manageContent.patch('content_blocks/:id', 'Changes a content block that is not a legacy one', {
    body: changeOf(contentBlockForm),
    reply: contentBlock,
  }),
  removeBlock: manageContent.remove('content_blocks/:id', 'Deletes a content block'),
};

export const textImageEndpoints = {
  create: manageContent.make(
    'text_images',
    'Makes a place for an image inside a text: where it is uploaded to, and the address by which the text names it',
    { reply: z.object({ uploadURL: z.string(), address: z.string() }) },
  ),
};
