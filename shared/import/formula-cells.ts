// Keeps a spreadsheet from running a cell as a formula, in a way that the import can undo to the letter.

/** Takes a cell, gives it with an apostrophe in front where a spreadsheet would run it (or where one stands there already). */
export const defuseCell = (cell: string): string => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** The way back: takes a cell as a file holds it, gives what was meant. */
export const restoreCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
