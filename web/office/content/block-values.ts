// The values of the content block form as texts, and the block they stand for.
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { contentRules } from '#shared/rules/content.ts';
import { parseOrder } from '#shared/rules/fields.ts';
import { BLOCK_TYPES, type BlockBody } from '#web/data/content-blocks.ts';

export type BlockField = 'type' | 'imageURL' | 'imageAlt' | 'title' | 'body' | 'inverted' | 'order';
export type BlockValues = Record<BlockField, string>;

/** How a form writes yes; no is empty. */
export const YES = 'yes';

/** Returns the address if it can be shown, else an empty text. */
const imageAddress = (text: string): string => (contentRules.imageURL(text) === null ? text.trim() : '');

/** What a new block begins with; the server puts it last unless it gets a number. */
export const NEW_BLOCK: BlockValues = {
  type: 'title_with_description',
  imageURL: '',
  imageAlt: '',
  title: '',
  body: '',
  inverted: '',
  order: '',
};

/** What is sent: inverting has an effect only for an image beside a text. */
export function bodyOf(page: ContentPageName, values: BlockValues): BlockBody {
  const type = BLOCK_TYPES.find((one) => one === values.type) ?? 'title_with_description';
  return {
    page,
    type,
    imageURL: imageAddress(values.imageURL),
    imageAlt: values.imageAlt.trim(),
    title: values.title.trim(),
    body: values.body,
    inverted: type === 'image_with_description' && values.inverted === YES,
    ...(values.order.trim() !== '' && { order: parseOrder(values.order) }),
  };
}

/** The block as the public page would get it. */
export const previewOf = (page: ContentPageName, values: BlockValues): ContentBlock => ({
  order: 0,
  ...bodyOf(page, values),
  _id: '',
  image: imageAddress(values.imageURL) || null,
  legacy: false,
  html: '',
  version: 0,
});

/** Whether it would draw nothing on the public page. */
export const isEmptyBlock = ({ legacy, type, title, body, image }: ContentBlock): boolean =>
  !legacy && (type === 'big_image' ? !image : title === '' && body === '' && !image);
