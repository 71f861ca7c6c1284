import { removeForgotten } from '#server/data/forgotten-answers.ts';
import { holdAnswers, updatePhase } from '#server/data/voting-session-writes.ts';
import { findVotingSession } from '#server/data/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Phase } from '#shared/domain/voting-session.ts';
import type { LoadedVotingSession } from './load.ts';
import { type SnapshotDeps, takeLast } from './snapshots.ts';

/**
 * Stores a phase if the voting session's state is still the one that was read. Where a debate ends by it, its last snapshots are part of
 * that. Returns whether it was stored.
 */
export const changePhase = (
  deps: SnapshotDeps & { db: Db },
  { row, setup }: LoadedVotingSession,
  phase: Phase,
): Promise<boolean> =>
  retryTransaction(deps.db, async (trx) => {
    const isEnd = row.state === 'ongoing' && (phase.name === 'results' || phase.name === 'archived');
    if (!isEnd) return updatePhase(trx, row, phase, false);
    await holdAnswers(trx, row.id);
    // A second round may have been opened since it was read.
    const now = await findVotingSession(trx, row.id);
    const isDebate = setup.type === 'debate';
    if (now === undefined || !(await updatePhase(trx, row, phase, isDebate))) return false;
    if (isDebate) await takeLast(deps, trx, { row: now, setup });
    await removeForgotten(trx, row.id);
    return true;
  });
