import { AppError, invalid } from '#server/app-error.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import { insertVisitorGame } from '#server/data/visitor-games.ts';
import { type Creation, insertVotingSession } from '#server/data/voting-session-creation.ts';
import { findTryOut, removeVotingSession } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { fieldErrors } from '#shared/contract/fields.ts';
import { visitorsGame } from '#shared/contract/visitors-game.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';

/** Runs `insert`, which puts a try-out in the place of the owner's earlier one, and announces that this one is gone. */
async function replaceTryOut<T extends object>(deps: Deps, ownerId: string, insert: () => Promise<T>): Promise<T> {
  const earlier = await findTryOut(deps.db, ownerId);
  const made = await insert();
  if (earlier !== undefined && 'code' in made) announceRemoved(deps, earlier.code);
  return made;
}

/** Creates the teacher's try-out of a template, which replaces an earlier one. Returns its code, or the reason why it was not created. */
export const createTryOut = (deps: Deps, templateId: string, ownerId: string): Promise<Creation> =>
  replaceTryOut(deps, ownerId, () =>
    insertVotingSession(deps.db, { templateId, ownerId, isTryOut: true, isStrict: deps.config.strictAnonymity }),
  );

/**
 * Creates a visitor's try-out of what they sent, in place of an earlier one. Returns its code. Throws INVALID for what cannot be tried out,
 * WRONG_STATE if no question set is published.
 */
export async function createVisitorGame(deps: Deps, ownerId: string, sent: object): Promise<{ code: SessionCode }> {
  const parsed = visitorsGame.safeParse(sent, { reportInput: true });
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { type, questionSet } = parsed.data;
  const commission = { ownerId, type, questionSetId: questionSet, isStrict: deps.config.strictAnonymity };
  const made = await replaceTryOut(deps, ownerId, () => insertVisitorGame(deps.db, commission));
  if ('code' in made) return made;
  if (made.refused === 'unknown') throw invalid({ questionSet: 'UNKNOWN' });
  throw new AppError('WRONG_STATE', { message: 'No question set is published' });
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
