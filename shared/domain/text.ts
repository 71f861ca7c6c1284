/** Returns how long a text is to a reader: its code points, so that an emoji counts once. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns what two spellings of one name (party, option, difficult word, e-mail) share: trimmed, one Unicode form, no case. */
export const textKey = (text: string): string => text.trim().normalize('NFC').toLowerCase();
