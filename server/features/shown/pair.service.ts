import { AppError } from '#server/app-error.ts';
import { findPairedBefore, insertPair } from '#server/data/argument-pairs.ts';
import { findShownArguments, findSnapshot } from '#server/data/snapshots.ts';
import { updateScreen } from '#server/data/voting-session-writes.ts';
import { lockVotingSessions, phaseOf } from '#server/data/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { LoadedStatement } from '#server/sessions/snapshots.ts';
import type { LiveState } from '#shared/contract/voting-session.ts';
import { chooseArgumentPair } from '#shared/domain/argument-pair.ts';
import { currentStatementOf, roundOf } from '#shared/domain/voting-session.ts';
import { announceLiveState } from './live-state.ts';

/**
 * Shows two arguments of the current statement's snapshot, others than before as long as there are. Returns what the live screens show then;
 * without a pair if one side has no argument. Throws WRONG_STATE for another statement.
 */
export async function showAnotherPair(deps: Deps, loaded: LoadedStatement): Promise<LiveState> {
  const { row, statement } = loaded;
  if (currentStatementOf(phaseOf(row)) !== statement._id) throw new AppError('WRONG_STATE');
  const key = { votingSessionId: row.id, statementId: statement._id };
  const round = roundOf(row.second_rounds, statement._id);
  await retryTransaction(deps.db, async (trx) => {
    // The lock makes calls of two devices get two pairs, and keeps students from deleting their answers meanwhile.
    await lockVotingSessions(trx, [row.id]);
    const snapshot = await findSnapshot(trx, key, round);
    const shown = snapshot ? await findShownArguments(trx, key) : [];
    const pairedBefore = await findPairedBefore(trx, key);
    const pair = chooseArgumentPair({
      options: statement.opinionOptions.map(({ opinion }) => opinion),
      arguments: shown.map(({ id, opinion, comment }) => ({ _id: id, opinion, comment })),
      pairedBefore,
      seed: `${row.id} ${pairedBefore.length}`,
    });
    if (pair !== null) await insertPair(trx, key, { round, ...pair });
    await updateScreen(trx, row.id, { view: 'argument-pair' });
  });
  return announceLiveState(deps, loaded);
}
