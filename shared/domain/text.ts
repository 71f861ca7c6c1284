/** Returns how long a text is to a reader: its code points, so that an emoji counts once. */
export const lengthOf = (text: string): number => [...text].length;

/** Invisible characters other than white space. */
const UNSEEN = /(?!\p{White_Space})[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** White space, and the sign of Braille without a dot. */
const BLANKS = /[\p{White_Space}\u2800]+/gu;

/** Returns a text as it looks: without invisible characters, in the normal form for letters that look the same. */
export const asSeen = (text: string): string => text.replace(UNSEEN, '').normalize('NFKC');

/**
 * Returns a key that is equal for all spellings of a text that nobody can distinguish: the text as it looks, with every
 * run of white space as one space, in one case.
 */
export const textKey = (text: string): string => asSeen(text).replace(BLANKS, ' ').trim().toLowerCase();

const NOTHING_SEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u;

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => NOTHING_SEEN.test(text);

/** Returns what is stored of a text: trimmed, and empty if a reader sees nothing of it. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
