/** Returns the number of line ends of every kind. */
export const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Returns the line (from 1) of a position in a text. */
export const lineAt = (text: string, position: number): number => 1 + lineEndsIn(text.slice(0, position));
