import { textKey } from './text.ts';

/** The stored answer to a statement that a student skipped. */
export const SKIP = '__skipquestion__';

/** Whether an option's text could be taken for a skip, in any spelling. */
export const isReservedOption = (text: string): boolean => textKey(text) === SKIP;
