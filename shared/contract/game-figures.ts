import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byCode, byStatement, id } from './fields.ts';
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

/** The answers to a statement of a party game as they are now: nobody answers for themselves there. */
export const playedAnswers = z.object({
  counts: z.array(z.object({ opinion: z.string(), count: z.number() })),
  skipped: z.number(),
  /** Those that may be shown; without a party if it could say whose they are. */
  arguments: z.array(z.object({ _id: id, opinion: z.string(), comment: z.string(), partyId: id.nullable() })),
  parties: z.array(party.pick({ _id: true, name: true })),
});
export type PlayedAnswers = z.output<typeof playedAnswers>;

export const gameFiguresEndpoints = {
  figures: endpoint({
    method: 'GET',
    path: 'voting/session/:code/figures',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'How many answered and how many arguments there are, of each statement, and how many have finished',
    params: byCode,
    reply: gameFigures,
  }),
  played: endpoint({
    method: 'GET',
    path: 'voting/session/:code/statement/:statementId/played',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'The answers to a statement of a party game, as counts, with the arguments that may be shown',
    params: byStatement,
    reply: playedAnswers,
  }),
};
