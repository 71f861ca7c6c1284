// Counts lines, with every kind of line end, for the places that faults name.

/** Takes a text, gives how many line ends it holds. */
export const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Takes a text and a position in it, gives the line it is on, from 1. */
export const lineAt = (text: string, position: number): number => 1 + lineEndsIn(text.slice(0, position));
