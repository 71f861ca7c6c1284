/** What is drawn as nothing: some programs drop it in front of a cell, and then run what follows. */
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`;
/** Characters with which a formula begins, the full-width ones of East Asian keyboards included. */
const FORMULA = new RegExp(String.raw`^['${INVISIBLE}]*[=+\-@\t\r＝＋－＠]`, 'u');

/** Returns the cell with an apostrophe in front if it would run as a formula, or begins with an apostrophe already. */
export const defuseCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The inverse of `defuseCell`, so that an export imports unchanged. */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
