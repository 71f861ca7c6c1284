import { z } from 'zod';
import { GAME, leadGame, STATEMENT } from './endpoint-group.ts';
import { id } from './fields.ts';
import { party } from './party.ts';
import { round } from './voting-session.ts';

const gameFigures = z.object({
  statements: z.array(
    z.object({
      statementId: id,
      /** The present one. */
      round,
      /** Answers and skips of that round. */
      answered: z.number(),
      /** Hands that were counted last. */
      hands: z.number(),
      /** Arguments that its owner can read, and how many of them wait. */
      listed: z.number(),
      held: z.number(),
    }),
  ),
  /** Students who answered or skipped every statement. */
  finished: z.number(),
});
/** How far a game is, in numbers. */
export type GameFigures = z.output<typeof gameFigures>;

/** The answers to a statement of a party game, where nobody answers for themselves. */
export const playedAnswers = z.object({
  /** Null if the owner may not know them. */
  counts: z.array(z.object({ opinion: z.string(), count: z.number().nullable() })),
  skipped: z.number().nullable(),
  /** Those that may be shown; without a party if it could say whose they are. */
  arguments: z.array(z.object({ _id: id, opinion: z.string(), comment: z.string(), partyId: id.nullable() })),
  parties: z.array(party.pick({ _id: true, name: true })),
});
export type PlayedAnswers = z.output<typeof playedAnswers>;

export const gameFiguresEndpoints = {
  figures: leadGame.get(
    `${GAME}/figures`,
    'How many answered and how many arguments there are, of each statement, and how many have finished',
    { reply: gameFigures },
  ),
  played: leadGame.get(
    `${STATEMENT}/played`,
    'The answers to a statement of a party game, as counts, with the arguments that may be shown',
    { reply: playedAnswers },
  ),
};
