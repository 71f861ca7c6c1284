import { removeLists } from '#server/data/argument-lists.ts';
import { removeForgotten } from '#server/data/forgotten-answers.ts';
import { endQuestions } from '#server/data/question-marks.ts';
import { holdAnswers, updatePhase } from '#server/data/voting-session-writes.ts';
import { findVotingSession } from '#server/data/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Phase } from '#shared/domain/voting-session.ts';
import { passStatement } from './argument-lists.ts';
import type { LoadedVotingSession } from './load.ts';
import { type SnapshotDeps, takeLast } from './snapshots.ts';

type Deps = SnapshotDeps & { db: Db };

/** Ends a voting session; the last snapshots of a debate are part of that. */
async function end(deps: Deps, trx: Trx, { row, setup }: LoadedVotingSession, phase: Phase): Promise<boolean> {
  await holdAnswers(trx, row.id);
  // A second round may have been opened since it was read.
  const now = await findVotingSession(trx, row.id);
  const isDebate = setup.type === 'debate';
  if (now === undefined || !(await updatePhase(trx, row, setup.type, phase, isDebate))) return false;
  if (isDebate) await takeLast(deps, trx, { row: now, setup });
  await removeForgotten(trx, row.id);
  return true;
}

/**
 * Stores a phase if the voting session's state is still the one that was read, with what belongs to it: the last snapshots, and lists of
 * arguments. Returns whether it was stored.
 */
export const changePhase = (deps: Deps, loaded: LoadedVotingSession, phase: Phase): Promise<boolean> =>
  retryTransaction(deps.db, async (trx) => {
    const { row, setup } = loaded;
    const isEnd = row.state === 'ongoing' && (phase.name === 'results' || phase.name === 'archived');
    const isStored = isEnd
      ? await end(deps, trx, loaded, phase)
      : await updatePhase(trx, row, setup.type, phase, false);
    if (isStored && phase.name === 'archived') await endQuestions(trx, row.id);
    if (!isStored || !setup.settings.has('aggregates_only')) return isStored;
    if (phase.name === 'archived') await removeLists(trx, row.id);
    else await passStatement(deps, trx, row, phase);
    return true;
  });
