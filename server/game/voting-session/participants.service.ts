import { AppError } from '#server/app-error.ts';
import { findClientKeys, removeAbsent } from '#server/data/game/absent-participants.ts';
import { countParticipants } from '#server/data/game/participants.ts';
import type { Deps } from '#server/deps.ts';
import { findVoters } from '#server/game/ballot/ballot.service.ts';
import { admissionOf } from '#shared/domain/voting-session.ts';
import type { LoadedVotingSession } from './load.ts';

/** Seconds after which servers that did not answer each other may do so again. */
const ASK_AGAIN_SECONDS = 5;

const questionOf = ({ setup }: LoadedVotingSession) =>
  ({ about: 'students', sessionCode: setup.code, votingSessionId: setup._id }) as const;

/** Returns how many joined and how many of them are connected; null while another server cannot be asked. */
export async function countConnected(
  { db, presence }: Deps,
  loaded: LoadedVotingSession,
): Promise<{ count: number; connected: number | null }> {
  const keys = await presence.find(questionOf(loaded));
  if (keys === null) return { count: await countParticipants(db, loaded.setup._id), connected: null };
  const joined = await findClientKeys(db, loaded.setup._id);
  return { count: joined.length, connected: joined.filter((key) => keys.has(key)).length };
}

/**
 * Removes the students who are not connected and neither answered nor voted. Returns how many. Throws WRONG_STATE in
 * results, and UNAVAILABLE while another server cannot be asked: its students must stay.
 */
export async function removeDisconnected(deps: Deps, loaded: LoadedVotingSession): Promise<number> {
  const { row, setup } = loaded;
  if (admissionOf(row.state, false) === 'over') throw new AppError('WRONG_STATE');
  const connected = await deps.presence.find(questionOf(loaded));
  if (connected === null) throw new AppError('UNAVAILABLE', { retryAfterSeconds: ASK_AGAIN_SECONDS });
  const hasBallots = setup.settings.has('ballot');
  const removed = await removeAbsent(deps.db, row.id, connected, async (trx, keys) =>
    hasBallots ? findVoters(deps, trx, row.id, keys) : new Set(),
  );
  if (removed === null) throw new AppError('WRONG_STATE');
  if (removed > 0) deps.publisher.toOwner(setup.code, { type: 'participants' });
  return removed;
}
