import sanitizeHtml from 'sanitize-html';
import type { UntrustedHtml } from '#shared/contract/fields.ts';
import { isTextImageAddress } from '#shared/domain/text-image.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = ['p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'figure', 'figcaption'];
const EMPHASIS = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'code'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];

/** Images come by https, with the product, or were uploaded for a text. */
const isImageAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  (isTextImageAddress(address) ||
    /^\/images\/[\w.-]+$/.test(address) ||
    (/^https:/i.test(address) && URL.canParse(address)));

const options: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...BLOCKS, ...EMPHASIS, ...TABLE, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their text is code or form data, not content.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'xmp'],
  transformTags: {
    a: (tagName, { target: _, rel: __, ...attribs }) => {
      // A page of another site opens in its own tab and cannot reach back.
      const isExternal = /^\s*https?:/i.test(attribs.href ?? '');
      return {
        tagName,
        attribs: isExternal ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImageAddress(attribs.src),
};

/** Removes from HTML what could run, frame or style; formatting stays. Idempotent. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);

/** The same for rich text of a request: the contract's type of it cannot be stored in any other way. */
export const sanitizeSent = ({ sent }: UntrustedHtml): string => sanitizeRichText(sent);
