// A guess leaves the server for its own student alone; for everybody else there are the figures of the class.
import type { OwnGuess } from '#shared/contract/guess.ts';
import type { ClassGuess } from '#shared/domain/class-guess.ts';

/** The class's guess, for everybody; all null without figures. */
export const presentGuess = (guess: ClassGuess | null): Omit<OwnGuess, 'guess'> =>
  guess ?? { opinion: null, count: null, mean: null, actual: null };

/** The same with one's own guess; null for none, and for the owner. */
export const presentOwnGuess = (own: number | null, ofClass: ClassGuess | null): OwnGuess => ({
  guess: own,
  ...presentGuess(ofClass),
});

/** How many bytes longer a reply with that guess could be: none is written longest. */
export const roomForGuess = (guess: number | null): number => 'null'.length - String(guess).length;
