import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { argumentPair, round } from './voting-session.ts';

const optionCount = z.object({ opinion: z.string(), count: z.number() });

/** How the students who answered in both rounds moved; null is what may not be said of so few. */
export const shift = z.object({
  paired: z.number().nullable(),
  changed: z.number().nullable(),
  before: z.array(optionCount).nullable(),
  after: z.array(optionCount).nullable(),
});

/** What the owner's screens show of one statement: figures and arguments of one moment; null before the first snapshot of the round. */
const shownState = z.object({
  statementId: id,
  round,
  takenAt: z.string().nullable(),
  participants: z.number().nullable(),
  answered: z.number().nullable(),
  skipped: z.number().nullable(),
  counts: z.array(optionCount.extend({ order: z.number(), color: z.string(), hands: z.number() })).nullable(),
  arguments: z.array(z.object({ _id: id, opinion: z.string(), comment: z.string() })).nullable(),
  /** Null in the first round. */
  shift: shift.nullable(),
  /** Students who answered or changed their answer since; before the first snapshot of the round: who answered. */
  pending: z.number(),
  /** Whether a new snapshot would be taken now. */
  mayUpdate: z.boolean(),
});
export type ShownState = z.output<typeof shownState>;

const byStatement = z.object({ code: z.string(), statementId: id });

export const shownEndpoints = {
  read: endpoint({
    method: 'GET',
    path: 'voting/session/:code/statement/:statementId/shown',
    access: 'manageGames',
    summary: 'What the owner’s screens show of a statement: the last snapshot',
    params: byStatement,
    status: 200,
    reply: shownState,
  }),
  take: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId/shown',
    access: 'manageGames',
    summary: 'The same, after taking a new snapshot where enough students answered since',
    params: byStatement,
    status: 200,
    reply: shownState,
  }),
  anotherPair: endpoint({
    method: 'POST',
    path: 'voting/session/:code/statement/:statementId/pair',
    access: 'manageGames',
    summary:
      'Shows two arguments of opposite sides beside each other, others than before; null while there are not both',
    params: byStatement,
    status: 200,
    reply: z.object({ pair: argumentPair.nullable() }),
  }),
};
