// Texts that only the operator of the installation can write.
import type { LanguageCode } from './languages.ts';

/** How a place to fill in begins; the sample content has such places. */
export const TO_FILL_IN: Record<LanguageCode, string> = {
  NL_BE: '[vul aan:',
  EN: '[fill in:',
  FR: '[à compléter\u202f:',
  DE: '[bitte ergänzen:',
};

const MARKS = Object.values(TO_FILL_IN);
/** A paragraph or a point of a list with such a place. */
const PART = new RegExp(
  String.raw`<(p|li)>(?:(?!<\/?\1>)[\s\S])*?(?:${MARKS.map((mark) => `\\${mark}`).join('|')})[\s\S]*?<\/\1>`,
  'g',
);
const EMPTY = /<(li|ul|ol)>\s*<\/\1>/g;

/** The HTML as visitors get it: without the paragraphs that are not filled in yet. */
export const filledIn = (html: string): string => html.replace(PART, '').replace(EMPTY, '').replace(EMPTY, '');

/** The first kind of placeholder in the text, or null without any. */
export const markToFillIn = (text: string): string | null => MARKS.find((mark) => text.includes(mark)) ?? null;
