import { z } from 'zod';
import { STEPS } from '#shared/domain/lesson.ts';
import { endpoint } from './endpoint.ts';
import { byStatement, id } from './fields.ts';
import { liveAt, liveState } from './live-state.ts';
import { perspective } from './result.ts';
import { clockSeconds, shownState } from './shown.ts';
import { round } from './voting-session.ts';

/** What the parties say themselves of a statement of a party game, in pages: its order and figures stay as they were when it began. */
export const partyReveal = z.object({
  statementId: id,
  /** The largest surprise first, each party alone, and the others together on the last page; none before it began. */
  pages: z.array(perspective.shape.statements.element.shape.parties),
});
export type PartyReveal = z.output<typeof partyReveal>;

const stepTaken = z.object({
  live: liveState,
  devicesAway: z.boolean(),
  /** In a debate. */
  shown: shownState.nullable(),
  /** In a party game. */
  reveal: partyReveal.nullable(),
});
export type StepTaken = z.output<typeof stepTaken>;

export const lessonEndpoints = {
  step: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId/step',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Enters a step of the current statement, with all that belongs to it; the same again changes nothing',
    params: byStatement,
    body: z.object({
      /** The round that the step is entered from; WRONG_STATE if it is another by now. */
      round,
      step: z.enum(STEPS),
      /** Of a talk: how long it is, from now on. */
      seconds: clockSeconds.optional(),
      at: liveAt.optional(),
    }),
    reply: stepTaken,
  }),
  reveal: endpoint({
    method: 'GET',
    path: 'voting/session/:code/statement/:statementId/reveal',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'What the parties say themselves of a statement of a party game, in the pages of its reveal',
    params: byStatement,
    reply: partyReveal,
  }),
};
