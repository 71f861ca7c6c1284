// How names are compared: trimmed, in one Unicode form, without case.

/** Two texts with the same key are the same name (party names, option labels, difficult words, e-mail addresses). */
export const textKey = (text: string): string => text.trim().normalize('NFC').toLowerCase();
