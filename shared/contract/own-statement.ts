import { z } from 'zod';
import { areOwnOptions } from '#shared/domain/own-statement.ts';
import { ownStatementRules as rules } from '#shared/rules/own-statement.ts';
import { endpoint } from './endpoint.ts';
import { byCode, field, id, knownId, orNull } from './fields.ts';
import { votingSession } from './voting-session.ts';

const description = field(rules.description);
/** The options in their order; null for those of the question set. */
const opinions = z.array(field(rules.opinion)).refine(areOwnOptions, 'INVALID_VALUE').nullable();

/** As a game template has it. */
export const ownStatement = z.object({ _id: id, description: z.string(), opinions: z.array(z.string()).nullable() });

/** One that is prepared in a game template. Missing options are those of the question set. */
export const ownStatementForm = z.object({
  _id: id,
  description,
  opinions: opinions.optional().transform((value) => value ?? null),
});

/** An id that is none is an unknown one. */
const byId = z.object({ code: z.string(), id: z.string() });

export const ownStatementEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'own_statements',
    access: 'manageGames',
    summary: 'One’s own statements of all games so far, the latest first, each once',
    limits: 'none',
    reply: z.array(ownStatement.omit({ _id: true })),
  }),
  add: endpoint({
    method: 'POST',
    path: 'voting/session/:code/own-statement',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary:
      'Adds an own statement to a debate, after a statement or after the current one; sent again it adds no second one',
    params: byCode,
    body: ownStatementForm.extend({ after: orNull(knownId) }),
    status: 201,
    statusAgain: 200,
    reply: votingSession,
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'voting/session/:code/own-statement/:id',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Changes an own statement that nobody has answered',
    params: byId,
    body: z.object({ description: description.optional(), opinions: opinions.optional() }),
    reply: votingSession,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'voting/session/:code/own-statement/:id',
    access: 'leadGame',
    limits: ['unknownCodePerAddress'],
    summary: 'Removes an own statement that nobody has answered and that is not the current one',
    params: byId,
    reply: null,
  }),
};
