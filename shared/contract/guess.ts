import { z } from 'zod';
import { GUESS_MAX } from '#shared/domain/class-guess.ts';
import { STATEMENT, student, studentOrOwner } from './endpoint-group.ts';

const guess = z
  .int({ error: ({ input }) => (input === undefined || input === null ? 'REQUIRED' : 'INVALID_VALUE') })
  .min(0, 'INVALID_VALUE')
  .max(GUESS_MAX, 'INVALID_VALUE');

/** The class's guess about a statement's first option, with its answers, as the first snapshot fixed them. */
export const classGuess = z.object({
  opinion: z.string(),
  count: z.number(),
  mean: z.number(),
  actual: z.number(),
});

/** The same; all null if there are no figures, or not yet. */
export const toldGuess = z.object({
  opinion: z.string().nullable(),
  count: z.number().nullable(),
  mean: z.number().nullable(),
  actual: z.number().nullable(),
});

/** The same with one's own guess, which nobody else gets. */
const ownGuess = toldGuess.extend({ guess: z.number().nullable() });
export type OwnGuess = z.output<typeof ownGuess>;

export const guessEndpoints = {
  guess: student.put(
    `${STATEMENT}/guess`,
    'Guesses how many of ten of the class answer the first option; again replaces it, until the first snapshot',
    { limits: ['guessPerClient'], body: z.object({ guess }), reply: z.object({ guess }) },
  ),
  read: studentOrOwner.get(
    `${STATEMENT}/guess`,
    'One’s own guess, and from the first snapshot on what the class guessed beside what it answered',
    { reply: ownGuess },
  ),
};
