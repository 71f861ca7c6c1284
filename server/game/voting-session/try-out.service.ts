import { z } from 'zod';
import { AppError, invalid } from '#server/app-error.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import { findVisitorGame } from '#server/data/game/visitor-games.ts';
import { type Creation, type GameOf, insertVotingSession } from '#server/data/game/voting-session-creation.ts';
import { findTryOut, removeVotingSession } from '#server/data/game/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { validated } from '#server/http/validated.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';

/** A visitor's choice of a game to try out. Without a question set it is the one that was published first. */
const visitorsGame = z.object({
  type: z.enum(GAME_TYPES),
  questionSet: z.uuid('UNKNOWN').optional(),
});

/** Runs `insert`, which puts a try-out in the place of the owner's earlier one, and announces that this one is gone. */
async function replaceTryOut<T extends object>(deps: Deps, ownerId: string, insert: () => Promise<T>): Promise<T> {
  const earlier = await findTryOut(deps.db, ownerId);
  const made = await insert();
  if (earlier !== undefined && 'code' in made) announceRemoved(deps, earlier.code);
  return made;
}

/** Creates a user's try-out, which replaces an earlier one. Returns its code, or the reason why it was not created. */
export const createTryOut = (deps: Deps, ownerId: string, gameOf: GameOf): Promise<Creation> =>
  replaceTryOut(deps, ownerId, () =>
    insertVotingSession(deps.db, { ownerId, isTryOut: true, isStrict: deps.config.strictAnonymity, gameOf }),
  );

/**
 * Creates a visitor's try-out of what they sent, instead of an earlier one. Returns its code, or the reason why it was
 * not created. Throws INVALID for what cannot be tried out, WRONG_STATE if no question set is published.
 */
export async function createVisitorGame(deps: Deps, ownerId: string, sent: object): Promise<Creation> {
  const { type, questionSet } = validated(visitorsGame, sent);
  return createTryOut(deps, ownerId, async (trx) => {
    const game = await findVisitorGame(trx, ownerId, { type, questionSetId: questionSet });
    if (game !== undefined) return game;
    if (questionSet !== undefined) throw invalid({ questionSet: 'UNKNOWN' });
    throw new AppError('WRONG_STATE', { message: 'No question set is published' });
  });
}

/** Deletes a try-out with all answers of its invented students. */
export async function removeTryOut(deps: Deps, { _id, code }: Pick<SessionSetup, '_id' | 'code'>): Promise<void> {
  await removeVotingSession(deps.db, _id);
  announceRemoved(deps, code);
}

/** Removes deleted data from the write-ahead log, and from open screens. */
function announceRemoved({ publisher, logCutter }: Deps, code: string): void {
  logCutter.cutSoon();
  publisher.toEverybody(code, { type: 'archived' });
}
