const NOTHING_DRAWN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a reader sees nothing of a text: blanks, and signs without a width that `trim` leaves. */
export const isBlank = (text: string): boolean => NOTHING_DRAWN.test(text);
