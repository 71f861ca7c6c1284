import { AppError } from '#server/app-error.ts';
import { findPair } from '#server/data/argument-pairs.ts';
import { findVotingSession } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentLiveState } from '#server/present/voting-session.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import type { LiveState } from '#shared/contract/live-state.ts';

/** Tells the owner's devices what they show now. Returns it. Throws INVALID_CODE if the voting session was deleted meanwhile. */
export async function announceLiveState(
  { db, publisher }: Deps,
  { row, setup }: LoadedVotingSession,
): Promise<LiveState> {
  const now = await findVotingSession(db, row.id);
  if (now === undefined) throw new AppError('INVALID_CODE');
  const live = presentLiveState(now, await findPair(db, now));
  publisher.viewChanged(setup.code, live);
  return live;
}
