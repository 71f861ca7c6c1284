import { z } from 'zod';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';

/** What a visitor says of the game that they try out. Without a question set it is the one that was published first. */
export const visitorsGame = z.object({
  type: z.enum(GAME_TYPES),
  questionSet: z.uuid('UNKNOWN').optional(),
});
