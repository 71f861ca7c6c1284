import { z } from 'zod';
import { BALLOT_STEPS } from '#shared/domain/ballot.ts';
import { PARTIES_MAX } from '#shared/domain/limits.ts';
import { GAME, leadGame, student } from './endpoint-group.ts';
import { id, knownId, wholeNumber } from './fields.ts';
import { liveState } from './live-state.ts';
import { votingSession } from './voting-session.ts';

const ballotRound = z.object({
  round: z.number(),
  /** With the blank ones. */
  votes: z.number(),
  blank: z.number(),
  /** Every party, by name. */
  results: z.array(z.object({ party: id, votes: z.number(), seats: z.number() })),
});
/** The closed rounds, oldest first. */
export const ballotRounds = z.array(ballotRound);

/** The ballots as a board shows them: while one is open only how many voted. */
export const ballotBoard = z.object({
  round: z.number(),
  open: z.boolean(),
  voted: z.number(),
  participants: z.number(),
  rounds: ballotRounds,
});
export type BallotBoard = z.output<typeof ballotBoard>;

const ownersBallot = ballotBoard.extend({
  /** How many votes are missing before the open one can be closed. */
  needed: z.number(),
});
export type OwnersBallot = z.output<typeof ownersBallot>;

export const ballotEndpoints = {
  change: leadGame.post(`${GAME}/ballot`, 'Opens the next secret ballot, or closes it', {
    body: z.object({
      open: z.boolean(),
      /** With too few votes it is closed as if it never was. */
      discard: z.boolean().optional(),
    }),
    reply: votingSession,
  }),
  read: leadGame.get(`${GAME}/ballot`, 'How many voted, and the results of the ballots that are closed', {
    reply: ownersBallot,
  }),
  show: leadGame.post(`${GAME}/ballot/show`, 'What the boards show of the ballots; null: nothing', {
    body: z.object({
      step: z.enum(BALLOT_STEPS).nullable(),
      /** The parties of the coalition; if absent, they stay the same. */
      coalition: z.array(knownId).max(PARTIES_MAX).optional(),
    }),
    reply: liveState,
  }),
  vote: student.make(`${GAME}/vote`, 'Votes for a party, or blank; the first vote of a round counts', {
    limits: ['answerPerClient', 'joinPerAddress'],
    body: z.object({ round: wholeNumber, party: knownId.nullable() }),
    statusAgain: 200,
    reply: z.object({ voted: z.literal(true) }),
  }),
};
