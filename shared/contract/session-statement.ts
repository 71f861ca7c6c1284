import { z } from 'zod';
import { ROUNDS } from '#shared/domain/voting-session.ts';
import { statement } from './question-set.ts';

/** A statement as everybody in a game reads it. */
export const sessionStatement = statement.extend({
  round: z.literal(ROUNDS),
  /** Whether it is its teacher's own. */
  own: z.boolean(),
  /** For an own statement: 1, plus one for each change. */
  version: z.number().optional(),
  /** Whether a student who has answered would be asked for a guess now; for students only. */
  guessing: z.boolean().optional(),
  plain: z.string(),
  background: z.string(),
  /** Questions for the teacher to ask, and their own note: for the owner only. */
  talk: z.string().optional(),
  note: z.string().optional(),
});
export type SessionStatement = z.output<typeof sessionStatement>;
