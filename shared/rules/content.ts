import { NAME_MAX } from '#shared/domain/limits.ts';
import { httpsAddress, optionalText, order, type Rule } from './fields.ts';

/**
 * An https address (the policy of the page blocks others), the path of an image of the product (`/images/…`), or empty.
 */
const imageURL: Rule = (text) =>
  /^\/images\/[\w.-]+$/.test(text.trim()) || httpsAddress(text) === null ? null : 'INVALID_VALUE';

export const contentRules = {
  imageURL,
  imageAlt: optionalText(NAME_MAX),
  title: optionalText(NAME_MAX),
  body: optionalText(),
  order,
};
