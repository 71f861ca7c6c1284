// The values of the content block form as texts, and the block they stand for.
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#web/features/content/content.api.ts';
import { isWebAddress } from '#web/lib/web-address.ts';
import { BLOCK_TYPES, type BlockBody } from './content-calls.ts';

const NAMES = ['type', 'imageURL', 'imageAlt', 'title', 'body', 'inverted', 'order'] as const;
export type BlockField = (typeof NAMES)[number];
export type BlockValues = Record<BlockField, string>;

/** How a form writes yes; no is empty. */
export const YES = 'yes';
const OWN_IMAGE = /^\/images\/[\w.-]+$/;

export const isImageAddress = (text: string): boolean => OWN_IMAGE.test(text.trim()) || isWebAddress(text);

/** Takes a block, or the number that a new one gets; gives the values to begin with. */
export const valuesOf = (block: ContentBlock | null, nextOrder: number): BlockValues => ({
  type: block?.type ?? 'image_with_description',
  imageURL: block?.imageURL ?? '',
  imageAlt: block?.imageAlt ?? '',
  title: block?.title ?? '',
  body: block?.body ?? '',
  inverted: block?.inverted ? YES : '',
  order: String(block?.order ?? nextOrder),
});

interface BlockDraft {
  /** The version that was changed; null for a new block. */
  version: number | null;
  values: BlockValues;
}

const isBlockValues = (value: unknown): value is BlockValues =>
  typeof value === 'object' && value !== null && NAMES.every((name) => typeof Reflect.get(value, name) === 'string');

/** Whether a draft of another day still has the form's shape. */
export function isBlockDraft(value: unknown): value is BlockDraft {
  if (typeof value !== 'object' || value === null) return false;
  const version: unknown = Reflect.get(value, 'version');
  return (version === null || typeof version === 'number') && isBlockValues(Reflect.get(value, 'values'));
}

/** What is sent: inverting counts only for a picture beside a text. */
export function bodyOf(page: ContentPageName, values: BlockValues): BlockBody {
  const type = BLOCK_TYPES.find((one) => one === values.type) ?? 'title_with_description';
  return {
    page,
    type,
    imageURL: isImageAddress(values.imageURL) ? values.imageURL.trim() : '',
    imageAlt: values.imageAlt.trim(),
    title: values.title.trim(),
    body: values.body,
    inverted: type === 'image_with_description' && values.inverted === YES,
    order: Number(values.order),
  };
}

/** The block as the public page would get it. */
export const previewOf = (page: ContentPageName, values: BlockValues): ContentBlock => ({
  ...bodyOf(page, values),
  _id: '',
  image: isImageAddress(values.imageURL) ? values.imageURL.trim() : null,
  legacy: false,
  html: '',
  version: 0,
});

/** Whether it would draw nothing on the public page. */
export const isEmptyBlock = ({ legacy, type, title, body, image }: ContentBlock): boolean =>
  !legacy && (type === 'big_image' ? !image : title === '' && body === '' && !image);
