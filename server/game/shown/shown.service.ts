import { AppError, found } from '#server/app-error.ts';
import { findHandsOn } from '#server/data/game/hands.ts';
import { findShownArguments } from '#server/data/game/published-answers.ts';
import { findFigures } from '#server/data/game/published-figures.ts';
import { lockVotingSession, phaseOf } from '#server/data/game/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import {
  findShown,
  keyOf,
  type LoadedStatement,
  type TakenSnapshot,
  takeIfAllowed,
} from '#server/game/figures/snapshots.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { presentGuess } from '#server/present/game/guess.ts';
import { presentShownState } from '#server/present/game/shown-state.ts';
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

/**
 * The result of a statement as the owner's screens show it, read in one transaction, so that a snapshot taken meanwhile
 * is in it completely or not at all.
 */
export const shownState = (deps: Deps, loaded: LoadedStatement): Promise<ShownState> =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { statement } = loaded;
      const { snapshot, ...progress } = await findShown(deps, trx, loaded);
      const key = keyOf(loaded);
      const hands = await findHandsOn(trx, key);
      const last = snapshot && {
        snapshot,
        shown: await findShownArguments(trx, key),
      };
      return presentShownState(statement, progress, hands, last ?? null, await findFigures(trx, key, 'guess'));
    });

/** Announces a snapshot to its owner, and to everybody that it fixed what the class guessed. */
export async function announceSnapshot(
  { db, publisher }: Deps,
  loaded: LoadedStatement,
  taken: TakenSnapshot | null,
): Promise<void> {
  if (taken === null) return;
  const { code } = loaded.setup;
  const statementId = loaded.statement._id;
  publisher.toOwner(code, { type: 'shown', statementId });
  if (!taken.fixesGuess) return;
  publisher.toEverybody(code, {
    type: 'guess',
    statementId,
    ...presentGuess(await findFigures(db, keyOf(loaded), 'guess')),
  });
}

/** Takes a new snapshot if enough students answered since the last one. Returns what is shown then. */
export async function takeSnapshot(deps: Deps, loaded: LoadedStatement): Promise<ShownState> {
  if (phaseOf(loaded.row).name === 'draft') throw new AppError('WRONG_STATE');
  const { current, taken } = await retryTransaction(deps.db, async (trx) => {
    // Locked until the transaction ends: meanwhile nobody joins or deletes answers, and no other snapshot is taken.
    const row = await lockVotingSession(trx, loaded.row.id);
    if (row === undefined) throw new AppError('INVALID_CODE');
    const locked = { ...loaded, row };
    return { current: locked, taken: await takeIfAllowed(deps, trx, locked) };
  });
  await announceSnapshot(deps, loaded, taken);
  return shownState(deps, current);
}
