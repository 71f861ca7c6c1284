import { AppError, found } from '#server/app-error.ts';
import { findHandsOn } from '#server/data/hands.ts';
import { findShownArguments, shiftOfSnapshot } from '#server/data/snapshots.ts';
import { lockVotingSession, phaseOf } from '#server/data/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { presentShownState } from '#server/present/shown-state.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import { findShown, keyOf, type LoadedStatement, takeIfAllowed } from '#server/sessions/snapshots.ts';
import type { ShownState } from '#shared/contract/shown.ts';

/** The statement with that id. Throws NOT_FOUND. */
export function statementOf(loaded: LoadedVotingSession, statementId: string): LoadedStatement {
  return { ...loaded, statement: found(loaded.setup.statements.find(({ _id }) => _id === statementId)) };
}

/** The same in a debate. Throws WRONG_STATE in a party game, in which nobody answers for themselves. */
export function debateStatementOf(loaded: LoadedVotingSession, statementId: string): LoadedStatement {
  const asked = statementOf(loaded, statementId);
  if (loaded.setup.type === 'party') throw new AppError('WRONG_STATE');
  return asked;
}

/** What the owner's screens show of a statement, read in one transaction, so that a snapshot that is taken meanwhile is in it completely or not at all. */
export const shownState = (deps: Deps, loaded: LoadedStatement): Promise<ShownState> =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { statement } = loaded;
      const { snapshot, ...progress } = await findShown(deps, trx, loaded);
      const key = keyOf(loaded);
      const hands = await findHandsOn(trx, key);
      const options = statement.opinionOptions.map(({ opinion }) => opinion);
      const last = snapshot && {
        snapshot,
        shown: await findShownArguments(trx, key),
        shift: shiftOfSnapshot(snapshot, options),
      };
      return presentShownState(statement, progress, hands, last ?? null);
    });

/** Takes a new snapshot if enough students answered since the last one. Returns what is shown then. */
export async function takeSnapshot(deps: Deps, loaded: LoadedStatement): Promise<ShownState> {
  if (phaseOf(loaded.row).name === 'draft') throw new AppError('WRONG_STATE');
  const { current, isTaken } = await retryTransaction(deps.db, async (trx) => {
    // Locked until the transaction ends: meanwhile nobody joins or deletes answers, and no other snapshot is taken.
    const row = await lockVotingSession(trx, loaded.row.id);
    if (row === undefined) throw new AppError('INVALID_CODE');
    const locked = { ...loaded, row };
    return { current: locked, isTaken: await takeIfAllowed(deps, trx, locked) };
  });
  if (isTaken) deps.publisher.toOwner(loaded.setup.code, { type: 'shown', statementId: loaded.statement._id });
  return shownState(deps, current);
}
