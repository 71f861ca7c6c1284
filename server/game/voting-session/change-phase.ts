import { removeLists } from '#server/data/game/argument-lists.ts';
import { removeCounted } from '#server/data/game/counted.ts';
import { updateSwitch } from '#server/data/game/live-switches.ts';
import { endQuestions } from '#server/data/game/question-marks.ts';
import { holdAnswers, updatePhase } from '#server/data/game/voting-session-writes.ts';
import { findVotingSession, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { endBallot, openFirst } from '#server/game/ballot/ballot.service.ts';
import { hidesFewPlayers } from '#server/game/figures/class-figures.ts';
import { countAtEnd, countLeft } from '#server/game/figures/played-counts.ts';
import { type SnapshotDeps, takeLast } from '#server/game/figures/snapshots.ts';
import type { Phase } from '#shared/domain/voting-session.ts';
import type { LoadedVotingSession } from './load.ts';

type Deps = SnapshotDeps & { db: Db };

/** Ends a voting session; the last snapshots of a debate, and the last counts of a party game, are part of that. */
async function end(deps: Deps, trx: Trx, { row, setup }: LoadedVotingSession, phase: Phase): Promise<boolean> {
  await holdAnswers(trx, row.id);
  // A second round may have been opened since it was read.
  const now = await findVotingSession(trx, row.id);
  const isDebate = setup.type === 'debate';
  if (now === undefined || !(await updatePhase(trx, row, phase, isDebate))) return false;
  if (isDebate) await takeLast(deps, trx, { row: now, setup });
  if (hidesFewPlayers(setup)) await countAtEnd(trx, { row: now, setup });
  await endBallot(deps, trx, now);
  return true;
}

/** Whether a phase closes the class's questions: those of a statement end with it. */
export const closesQuestions = (row: VotingSessionRow, phase: Phase): boolean =>
  row.questions_open === 1 && phase.name === 'teacherTempo' && phase.currentStatement !== row.current_statement_id;

/** Moves a voting session on. What its owner may know of a party game's statement is counted when it is left. */
async function move(trx: Trx, { row, setup }: LoadedVotingSession, phase: Phase): Promise<boolean> {
  if (!hidesFewPlayers(setup)) return updatePhase(trx, row, phase, false);
  await holdAnswers(trx, row.id);
  // Another device may have moved on since it was read.
  const now = await findVotingSession(trx, row.id);
  if (now === undefined || !(await updatePhase(trx, row, phase, false))) return false;
  await countLeft(trx, now, phase);
  return true;
}

/**
 * Stores a phase, with last snapshots and counts, if the state is still the one that was read. `opensBallot`: the first
 * ballot opens with it. Returns whether it did.
 */
export const changePhase = (
  deps: Deps,
  loaded: LoadedVotingSession,
  phase: Phase,
  opensBallot = false,
): Promise<boolean> =>
  retryTransaction(deps.db, async (trx) => {
    const { row } = loaded;
    const isEnd = row.state === 'ongoing' && (phase.name === 'results' || phase.name === 'archived');
    const isStored = await (isEnd ? end(deps, trx, loaded, phase) : move(trx, loaded, phase));
    if (isStored && closesQuestions(row, phase)) await updateSwitch(trx, row.id, 'questionsOpen', false);
    if (isStored && opensBallot) await openFirst(trx, row);
    if (isStored && phase.name === 'archived') {
      await endQuestions(trx, row.id);
      await removeLists(trx, row.id);
      await removeCounted(trx, row.id);
    }
    return isStored;
  });
