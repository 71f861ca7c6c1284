import { AppError } from '#server/app-error.ts';
import { findPair, findPairedBefore, insertPair } from '#server/data/game/argument-pairs.ts';
import { findShownArguments } from '#server/data/game/published-answers.ts';
import { findSnapshot } from '#server/data/game/published-figures.ts';
import { updateScreen } from '#server/data/game/voting-session-writes.ts';
import { lockVotingSession, lockVotingSessions, phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { keyOf, type LoadedStatement } from '#server/game/figures/snapshots.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import type { LiveState } from '#shared/contract/live-state.ts';
import { chooseArgumentPair, withoutLone } from '#shared/domain/argument-pair.ts';
import { currentStatementOf, roundOf } from '#shared/domain/voting-session.ts';
import { announceLiveState } from './live-state.ts';

/**
 * Chooses two arguments of a statement's snapshot, new ones first; the voting session is locked. Unless somebody asked
 * for two or released arguments, a student who is alone with an answer is left out. Returns false if a side has no
 * argument.
 */
export async function drawPair(trx: Trx, loaded: LoadedStatement, isAskedFor: boolean): Promise<boolean> {
  const { row, statement } = loaded;
  const key = keyOf(loaded);
  const round = roundOf(row.second_rounds, statement._id);
  const snapshot = await findSnapshot(trx, key, round);
  const all = snapshot ? await findShownArguments(trx, key) : [];
  const isChosen = isAskedFor || row.hold_arguments === 1;
  const shown = isChosen ? all : withoutLone(all, snapshot?.counts ?? []);
  const pairedBefore = await findPairedBefore(trx, key);
  const pair = chooseArgumentPair({
    options: statement.opinionOptions.map(({ opinion }) => opinion),
    arguments: shown.map(({ id, opinion, comment }) => ({ _id: id, opinion, comment })),
    pairedBefore,
    seed: `${row.id} ${pairedBefore.length}`,
  });
  if (pair === null) return false;
  await insertPair(trx, key, { round, ...pair });
  return true;
}

/**
 * Shows two arguments of the current statement's snapshot, new ones first. Returns what the live screens show then,
 * without a pair if a side has no argument. Throws WRONG_STATE for another statement.
 */
export async function showAnotherPair(deps: Deps, loaded: LoadedStatement): Promise<LiveState> {
  const { row, statement } = loaded;
  if (currentStatementOf(phaseOf(row)) !== statement._id) throw new AppError('WRONG_STATE');
  await retryTransaction(deps.db, async (trx) => {
    // The lock makes calls of two devices get two pairs, and keeps students from deleting their answers meanwhile.
    await lockVotingSessions(trx, [row.id]);
    await drawPair(trx, loaded, true);
    await updateScreen(trx, row.id, { view: 'argument-pair' });
  });
  return announceLiveState(deps, loaded);
}

/** Draws the pair of a talk that has none, as arguments were released just now, and announces it. */
export async function showFirstPair(deps: Deps, loaded: LoadedVotingSession): Promise<void> {
  if (loaded.row.view !== 'argument-pair') return;
  const isDrawn = await retryTransaction(deps.db, async (trx) => {
    const row = await lockVotingSession(trx, loaded.row.id);
    if (row === undefined || row.view !== 'argument-pair' || (await findPair(trx, row)) !== null) return false;
    const current = currentStatementOf(phaseOf(row));
    const statement = loaded.setup.statements.find(({ _id }) => _id === current);
    return statement !== undefined && drawPair(trx, { ...loaded, row, statement }, false);
  });
  if (isDrawn) await announceLiveState(deps, loaded);
}
