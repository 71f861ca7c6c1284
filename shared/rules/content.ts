import { NAME_MAX } from '#shared/domain/limits.ts';
import { optionalText, order, type Rule, webAddress } from './fields.ts';

/** A web address, the path of an image that comes with the product (`/images/…`), or empty. */
const imageURL: Rule = (text) =>
  /^\/images\/[\w.-]+$/.test(text.trim()) || webAddress(text) === null ? null : 'INVALID_VALUE';

export const contentRules = {
  imageURL,
  imageAlt: optionalText(NAME_MAX),
  title: optionalText(NAME_MAX),
  body: optionalText(),
  order,
};
