import type { SessionSetup } from '#server/data/session-setup.ts';
import { type Creation, insertVotingSession } from '#server/data/voting-session-creation.ts';
import { findTryOut, removeVotingSession } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';

/** Creates the teacher's try-out of a template, which replaces an earlier one. Returns its code, or the reason why it was not created. */
export async function createTryOut(deps: Deps, templateId: string, ownerId: string): Promise<Creation> {
  const earlier = await findTryOut(deps.db, ownerId);
  const made = await insertVotingSession(deps.db, {
    templateId,
    ownerId,
    isTryOut: true,
    isStrict: deps.config.strictAnonymity,
  });
  if (earlier !== undefined && 'code' in made) announceRemoved(deps, earlier.code);
  return made;
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
