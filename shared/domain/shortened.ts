import { trimmed } from './text.ts';

const MARKS_MAX = 3;
/** A line break; that of Windows is one. */
const LINE_END = String.raw`(?:\r?\n|\r(?!\n)|[\v\f\u0085\u2028\u2029])`;
/** Invisible characters between two of them. */
const NOTHING = String.raw`(?:(?![\n\v\f\r\u0085\u2028\u2029])[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800])*`;
const MANY_LINE_ENDS = new RegExp(`(?:${LINE_END}${NOTHING}){2,}${LINE_END}`, 'gu');
/** Combining marks on one letter, with the signs that cannot be seen and part none of them. */
const MANY_MARKS = /(?:\p{M}\p{Cf}*){4,}/gu;

const withoutMoreMarks = (text: string): string => {
  const composed = text.normalize('NFC');
  const fewer = composed.replace(MANY_MARKS, (run) => {
    let count = 0;
    return run.replace(/\p{M}/gu, (mark) => (count++ < MARKS_MAX ? mark : ''));
  });
  return fewer === composed ? text : fewer;
};

/**
 * Returns what is stored of what somebody writes for a class: trimmed, with at most two line ends in a row and three
 * combining marks on a letter, so that nobody fills a board with one text. Of an ordinary text nothing changes.
 */
export const shortened = (text: string): string => withoutMoreMarks(trimmed(text.replace(MANY_LINE_ENDS, '\n\n')));
