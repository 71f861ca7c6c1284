import { AppError } from '#server/app-error.ts';
import { findPair } from '#server/data/game/argument-pairs.ts';
import { findVotingSession } from '#server/data/game/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { presentLiveState } from '#server/present/game/voting-session.ts';
import type { LiveState } from '#shared/contract/live-state.ts';

/**
 * Publishes to the owner's devices what they show now. Returns it. Throws INVALID_CODE for a deleted voting session.
 */
export async function announceLiveState(
  { db, publisher }: Deps,
  { row, setup }: LoadedVotingSession,
): Promise<LiveState> {
  const now = await findVotingSession(db, row.id);
  if (now === undefined) throw new AppError('INVALID_CODE');
  const live = presentLiveState(now, await findPair(db, now));
  publisher.toOwner(setup.code, { type: 'view', live });
  return live;
}
