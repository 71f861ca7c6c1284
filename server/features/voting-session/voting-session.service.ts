import { AppError } from '#server/app-error.ts';
import { insertSecondRound } from '#server/data/voting-session-writes.ts';
import { phaseOf, type VotingSessionRow } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentPlayed } from '#server/present/voting-session.ts';
import { changePhase } from '#server/sessions/change-phase.ts';
import { updateForPhase } from '#server/sessions/current-updates.ts';
import { findWithSetup, type LoadedVotingSession, reloadRow } from '#server/sessions/load.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { type Command, carryOut, currentStatementOf, mayVoteAgain, roundOf } from '#shared/domain/voting-session.ts';

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
  const now = await reloadRow(deps, loaded);
  // The teacher may have moved on meanwhile.
  if (roundOf(now.second_rounds, statementId) === 1) throw new AppError('WRONG_STATE');
  if (isNew) deps.publisher.toEverybody(setup.code, { type: 'second-round', statementId });
  return now;
}
