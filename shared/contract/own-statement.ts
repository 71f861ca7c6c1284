import { z } from 'zod';
import { OPINION_MAX, OWN_STATEMENT_MAX } from '#shared/domain/limits.ts';
import { areOwnOptions } from '#shared/domain/own-statement.ts';
import { requiredText } from '#shared/rules/fields.ts';
import { GAME, leadGame, manageGames } from './endpoint-group.ts';
import { classField, id, knownId, orNull } from './fields.ts';
import { votingSession } from './voting-session.ts';

const description = classField(requiredText(OWN_STATEMENT_MAX));
/** The options in their order; null for those of the question set. */
const opinions = z.array(classField(requiredText(OPINION_MAX))).refine(areOwnOptions, 'INVALID_VALUE');

export const ownStatement = z.object({ _id: id, description: z.string(), opinions: z.array(z.string()).nullable() });

/** One that is prepared in a game template. Missing options are those of the question set. */
export const ownStatementForm = z.object({ _id: id, description, opinions: orNull(opinions) });

/** Malformed ids are treated as unknown ones. */
const byId = z.object({ code: z.string(), id: z.string() });

export const ownStatementEndpoints = {
  list: manageGames.get('own_statements', 'One’s own statements of all games so far, the latest first, each once', {
    reply: z.array(ownStatement.omit({ _id: true })),
  }),
  add: leadGame.make(
    `${GAME}/own-statement`,
    'Adds an own statement to a debate, after a statement or after the current one; sent again it adds no second one',
    { body: ownStatementForm.extend({ after: orNull(knownId) }), statusAgain: 200, reply: votingSession },
  ),
  change: leadGame.patch(`${GAME}/own-statement/:id`, 'Changes an own statement that nobody has answered', {
    params: byId,
    body: z.object({ description, opinions: opinions.nullable() }).partial(),
    reply: votingSession,
  }),
  remove: leadGame.remove(
    `${GAME}/own-statement/:id`,
    'Removes an own statement that nobody has answered and that is not the current one',
    { params: byId },
  ),
};
