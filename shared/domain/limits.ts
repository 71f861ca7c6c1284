// Every number of the product that is not configuration, once.

/** Characters (code points, after trimming) of a student's argument. */
export const ARGUMENT_MAX = 300;
/** Code points of a statement, an option's text and a party's explanation. */
export const STATEMENT_MAX = 1_000;
export const OPINION_MAX = 100;
export const EXPLANATION_MAX = 20_000;
/** Code points of names, and of descriptions and rich text. */
export const NAME_MAX = 200;
export const TEXT_MAX = 20_000;
export const STATEMENTS_MAX = 500;
export const PARTIES_MAX = 100;
export const OPTIONS_MAX = 20;
/** Bytes. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
/** Up to this many statements the navigator shows every number. */
export const NAVIGATOR_ALL_MAX = 9;
/** Milliseconds that a difficult word's explanation stays after leaving it. */
export const TOOLTIP_LEAVE_MS = 12_000;
/** The stored opinion of a statement that a student skipped. */
export const SKIP_QUESTION = '__skipquestion__';
export const UPLOAD_ADDRESS_MINUTES = 15;
export const INVITATION_DAYS = 30;
export const RESET_MINUTES = 60;

/** How long a text is to a reader: its code points, so that an emoji counts once. */
export const lengthOf = (text: string): number => [...text].length;
