// Texts that only the operator of the installation can write.

/** How a place to fill in begins; the sample content has such places. */
export const TO_FILL_IN = '[vul aan:';

/** A paragraph or a point of a list with such a place. */
const PART = /<(p|li)>(?:(?!<\/?\1>)[\s\S])*?\[vul aan:[\s\S]*?<\/\1>/g;
const EMPTY = /<(li|ul|ol)>\s*<\/\1>/g;

/** The HTML as visitors get it: without the paragraphs that are not filled in yet. */
export const filledIn = (html: string): string => html.replace(PART, '').replace(EMPTY, '').replace(EMPTY, '');

export const isToFillIn = (text: string): boolean => text.includes(TO_FILL_IN);
