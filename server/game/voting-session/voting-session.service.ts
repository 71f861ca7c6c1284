import { AppError } from '#server/app-error.ts';
import { findAnswersTo } from '#server/data/game/answers.ts';
import { findPair } from '#server/data/game/argument-pairs.ts';
import { findStatementsOfSet, replaceSessionNotes } from '#server/data/game/notes.ts';
import { insertSecondRound } from '#server/data/game/voting-session-writes.ts';
import { phaseOf, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Db } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { clearVotes } from '#server/game/ballot/ballot.service.ts';
import { checkedNotes } from '#server/game/game-template/checked-notes.ts';
import { askedStatement } from '#server/game/guess/guess.service.ts';
import { presentAnswers } from '#server/present/game/answer.ts';
import { presentPlayedStatement, presentSessionToOwner } from '#server/present/game/voting-session.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';
import {
  type Command,
  carryOut,
  currentStatementOf,
  mayVoteAgain,
  type Phase,
  roundOf,
} from '#shared/domain/voting-session.ts';
import { changePhase, closesQuestions } from './change-phase.ts';
import { updateForPhase } from './current-updates.ts';
import { findWithSetup, type LoadedVotingSession, reloadRow } from './load.ts';

const isOver = ({ name }: Phase): boolean => name === 'results' || name === 'archived';

/**
 * Announces where the voting session is, and again if it has moved by then: of two devices that move on at once, on any
 * server, the last to publish has read the row after both. Returns what was announced last.
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
    const [participants, asked] = await Promise.all([
      deps.participantCounts.told(announced),
      askedStatement(deps.db, announced),
    ]);
    const guessing = asked !== null;
    const told = {
      ...(current?.own && { statement: { ...presentPlayedStatement(current, announced.row), guessing } }),
      ...participants,
      ...(guessing && { guessing }),
    };
    deps.publisher.toEverybody(code, updateForPhase(phase, isStart, told));
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

/** Stores the phase after the command and announces it. Returns the voting session. Throws WRONG_STATE or NOT_FOUND. */
export async function runLiveCommand(
  deps: Deps,
  loaded: LoadedVotingSession,
  command: Command,
): Promise<LoadedVotingSession> {
  const { row, setup } = loaded;
  const outcome = carryOut({ tempo: setup.tempo, statements: setup.statementIds }, phaseOf(row), command);
  if (!outcome.ok) throw new AppError(outcome.error);
  const opensBallot = command.name === 'start' && command.ballot === true && setup.settings.has('ballot');
  if (await changePhase(deps, loaded, outcome.value, opensBallot)) {
    const announced = await announce(deps, loaded, command.name === 'start');
    if (opensBallot) deps.publisher.toEverybody(setup.code, { type: 'ballot', round: 1, open: true });
    if (setup.settings.has('ballot') && isOver(outcome.value)) clearVotes(deps);
    if (closesQuestions(row, outcome.value)) deps.publisher.toEverybody(setup.code, { type: 'questions' });
    return announced;
  }
  const now = await findWithSetup(deps, row.id);
  const isArchiving = command.name === 'archive';
  // Another device archived it just then, and it may even be deleted by now.
  if (isArchiving && (now === undefined || now.row.archived_at !== null)) return now ?? loaded;
  // Another device changed an own statement just then, or moved on: any state may be archived.
  if (now && (isArchiving || now.row.own_version !== row.own_version)) return runLiveCommand(deps, now, command);
  throw new AppError('WRONG_STATE');
}

/**
 * Lets the class vote again on a statement; announced once. Returns the row after it. Throws NOT_FOUND or WRONG_STATE.
 */
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

/** Replaces the owner's notes for the next game, also at statements that were not played. Returns them. Throws 422. */
export async function changeNotes(
  db: Db,
  { setup, row }: LoadedVotingSession,
  sent: readonly StatementNote[],
): Promise<StatementNote[]> {
  const ofSet = await findStatementsOfSet(db, row.id);
  const notes = checkedNotes(sent, new Set([...ofSet, ...setup.statementIds]));
  await replaceSessionNotes(db, row.id, notes);
  return notes;
}

/** With the answers to the current statement only: those to all are megabytes, and the session read has them. */
export async function presentSession(deps: Deps, { setup, row }: LoadedVotingSession): Promise<VotingSession> {
  const { db } = deps;
  const current = currentStatementOf(phaseOf(row));
  const mayHaveAnswers = current !== null && !setup.settings.has('aggregates_only');
  const answers = mayHaveAnswers ? await findAnswersTo(db, row.id, current) : [];
  const opinions = presentAnswers(answers, await deps.argumentFlags.now());
  return presentSessionToOwner(setup, row, opinions, await findPair(db, row));
}
