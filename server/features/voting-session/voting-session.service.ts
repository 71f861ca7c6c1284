import { AppError } from '#server/app-error.ts';
import { updateQuestionsOpen } from '#server/data/questions.ts';
import { insertSecondRound, updateDevicesAway, updateHold, updateLock } from '#server/data/voting-session-writes.ts';
import { findVotingSession, phaseOf, type VotingSessionRow } from '#server/data/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { presentPlayed } from '#server/present/voting-session.ts';
import { changePhase } from '#server/sessions/change-phase.ts';
import { updateForPhase } from '#server/sessions/current-updates.ts';
import { findWithSetup, type LoadedVotingSession } from '#server/sessions/load.ts';
import { invariant } from '#shared/domain/invariant.ts';
import {
  type Command,
  carryOut,
  currentStatementOf,
  mayLock,
  mayOpenQuestions,
  mayPutDevicesAway,
  mayVoteAgain,
  roundOf,
} from '#shared/domain/voting-session.ts';

async function reload({ db }: Deps, { row }: LoadedVotingSession): Promise<VotingSessionRow> {
  const found = await findVotingSession(db, row.id);
  if (!found) throw new AppError('INVALID_CODE');
  return found;
}

/**
 * Announces where the voting session is, and again if it has moved by then: of two devices that move on at once, here or on two servers,
 * the one whose update is sent last has read the row after it. Returns what was announced last.
 */
async function announce(
  deps: Deps,
  { row: { id }, setup: { code } }: LoadedVotingSession,
  isStart: boolean,
): Promise<LoadedVotingSession> {
  const read = async () => (await findWithSetup(deps, id)) ?? Promise.reject(new AppError('INVALID_CODE'));
  let announced = await read();
  for (;;) {
    const phase = phaseOf(announced.row);
    invariant(phase.name !== 'draft', 'no command leads back to the draft');
    const current = announced.setup.statements.find(({ _id }) => _id === currentStatementOf(phase));
    const own = current?.own ? presentPlayed(current, announced.row) : undefined;
    deps.publisher.toEverybody(code, updateForPhase(phase, isStart, own));
    const now = await read();
    if (
      now.row.state === announced.row.state &&
      now.row.current_statement_id === announced.row.current_statement_id &&
      now.row.archived_at === announced.row.archived_at
    )
      return now;
    announced = now;
  }
}

/** Saves the phase that the command leads to and announces it. Returns the voting session after it. Throws WRONG_STATE or NOT_FOUND. */
export async function runCommand(
  deps: Deps,
  loaded: LoadedVotingSession,
  command: Command,
): Promise<LoadedVotingSession> {
  const { row, setup } = loaded;
  const outcome = carryOut({ tempo: setup.tempo, statements: setup.statementIds }, phaseOf(row), command);
  if (!outcome.ok) throw new AppError(outcome.error);
  if (await changePhase(deps, loaded, outcome.value)) return announce(deps, loaded, command.name === 'start');
  const now = await findWithSetup(deps, row.id);
  // Another device changed an own statement just then.
  if (now && now.row.own_version !== row.own_version) return runCommand(deps, now, command);
  throw new AppError('WRONG_STATE');
}

/** Locks or unlocks the voting session. Returns the row after it. Throws WRONG_STATE if that has no effect. */
export async function setLock(deps: Deps, loaded: LoadedVotingSession, locked: boolean): Promise<VotingSessionRow> {
  const { row, setup } = loaded;
  if (!mayLock(phaseOf(row)) || !(await updateLock(deps.db, row.id, locked))) throw new AppError('WRONG_STATE');
  const now = await reload(deps, loaded);
  deps.publisher.toOwner(setup.code, { type: 'locked', locked: now.locked === 1 });
  return now;
}

/** Sets, before the start, whether new arguments wait for the teacher. Returns the row after it. Throws WRONG_STATE once it has started, or without arguments. */
export async function setHold(deps: Deps, loaded: LoadedVotingSession, hold: boolean): Promise<VotingSessionRow> {
  const { row, setup } = loaded;
  if (!setup.settings.has('own_arguments') || !(await updateHold(deps.db, row.id, hold)))
    throw new AppError('WRONG_STATE');
  deps.publisher.toOwner(setup.code, { type: 'hold', hold });
  return reload(deps, loaded);
}

/** Sets whether the class is asked to put its devices away, and announces it. Returns the row after it. Throws WRONG_STATE if that has no effect. */
export async function setDevicesAway(
  deps: Deps,
  loaded: LoadedVotingSession,
  away: boolean,
): Promise<VotingSessionRow> {
  const { row, setup } = loaded;
  if (!mayPutDevicesAway(phaseOf(row)) || !(await updateDevicesAway(deps.db, row.id, away)))
    throw new AppError('WRONG_STATE');
  const now = await reload(deps, loaded);
  deps.publisher.toEverybody(setup.code, { type: 'devices-away', away: now.devices_away === 1 });
  return now;
}

/** Opens or closes the class's questions, and announces it. Returns the row after it. Throws WRONG_STATE if nobody plays, yet or any more. */
export async function setQuestionsOpen(
  deps: Deps,
  loaded: LoadedVotingSession,
  open: boolean,
): Promise<VotingSessionRow> {
  const { row, setup } = loaded;
  if (!mayOpenQuestions(phaseOf(row))) throw new AppError('WRONG_STATE');
  const outcome = await retryTransaction(deps.db, (trx) => updateQuestionsOpen(trx, row.id, open));
  if (outcome === null) throw new AppError('WRONG_STATE');
  if (outcome.isChange) deps.publisher.toEverybody(setup.code, { type: 'questions' });
  return reload(deps, loaded);
}

/** Lets the class vote again on a statement and announces it, once. Returns the row after it. Throws NOT_FOUND or WRONG_STATE. */
export async function openSecondRound(
  deps: Deps,
  loaded: LoadedVotingSession,
  statementId: string,
): Promise<VotingSessionRow> {
  const { row, setup } = loaded;
  if (!setup.statementIds.includes(statementId)) throw new AppError('NOT_FOUND');
  if (!mayVoteAgain(setup.type, phaseOf(row), statementId)) throw new AppError('WRONG_STATE');
  const isNew = await insertSecondRound(deps.db, row.id, statementId);
  const now = await reload(deps, loaded);
  // The teacher may have moved on meanwhile.
  if (roundOf(now.second_rounds, statementId) === 1) throw new AppError('WRONG_STATE');
  if (isNew) deps.publisher.toEverybody(setup.code, { type: 'second-round', statementId });
  return now;
}
