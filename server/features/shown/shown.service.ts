import { AppError } from '#server/app-error.ts';
import { renewList } from '#server/data/argument-lists.ts';
import { findHandsOn } from '#server/data/hands.ts';
import { countParticipants } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import {
  findAnswerProgress,
  findShownAnswers,
  findShownArguments,
  findSnapshot,
  replaceSnapshot,
  type SnapshotRow,
  type StatementKey,
  updateInShift,
  updateShownAnswers,
} from '#server/data/snapshots.ts';
import { findVotingSession, lockVotingSessions, phaseOf, type VotingSessionRow } from '#server/data/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { presentShift, presentShownState } from '#server/present/shown-state.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { answerPair, type Shift, shiftMovesOn, shiftOf } from '#shared/domain/shift.ts';
import { mayTakeSnapshot, stepOf } from '#shared/domain/shown.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { roundOf } from '#shared/domain/voting-session.ts';

type Statement = SessionSetup['statements'][number];

/** A voting session and one statement of it. */
export interface LoadedStatement extends LoadedVotingSession {
  statement: Statement;
}

const keyOf = ({ row, statement }: LoadedStatement): StatementKey => ({
  votingSessionId: row.id,
  statementId: statement._id,
});

/** The statement with that id. Throws NOT_FOUND. */
export function statementOf(loaded: LoadedVotingSession, statementId: string): LoadedStatement {
  const statement = loaded.setup.statements.find(({ _id }) => _id === statementId);
  if (statement === undefined) throw new AppError('NOT_FOUND');
  return { ...loaded, statement };
}

/** The same in a debate. Throws WRONG_STATE in a party game, where nobody answers for themselves. */
export function debateStatementOf(loaded: LoadedVotingSession, statementId: string): LoadedStatement {
  const found = statementOf(loaded, statementId);
  if (loaded.setup.type === 'party') throw new AppError('WRONG_STATE');
  return found;
}

/** What is shown of a statement, how many answered since, and whether that is enough for a new snapshot. */
async function findProgress({ config }: Deps, db: Db, loaded: LoadedStatement) {
  const key = keyOf(loaded);
  const round = roundOf(loaded.row.second_rounds, loaded.statement._id);
  const snapshot = await findSnapshot(db, key, round);
  const { answered, pending } = await findAnswerProgress(db, key, round);
  const participants = await countParticipants(db, loaded.row.id);
  const isShown = snapshot !== undefined;
  const progress = { participants, answered, pending, isShown };
  const mayUpdate = mayTakeSnapshot(phaseOf(loaded.row), stepOf(config.resultsMinCount), progress);
  return { round, snapshot, participants, pending, mayUpdate };
}

/** What the owner's screens show of a statement, read in one transaction, so that a snapshot that is taken meanwhile is in it completely or not at all. */
export const shownState = (deps: Deps, loaded: LoadedStatement): Promise<ShownState> =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { snapshot, round, pending, mayUpdate } = await findProgress(deps, trx, loaded);
      const key = keyOf(loaded);
      const hands = await findHandsOn(trx, key);
      const last = snapshot ? { snapshot, shown: await findShownArguments(trx, key) } : null;
      return presentShownState(loaded.statement, { round, pending, mayUpdate }, hands, last);
    });

/** The shift for a new snapshot of the second round, and whether it moved on from the last one. */
function nextShift(
  { statement, row }: LoadedStatement,
  shown: Awaited<ReturnType<typeof findShownAnswers>>,
  last: SnapshotRow | undefined,
): { shift: Shift | null; moved: boolean } {
  const paired = shown.flatMap(({ opinion, round, firstOpinion, inShift }) => {
    const pair = round === 2 ? answerPair(firstOpinion, opinion) : null;
    return pair === null ? [] : [{ ...pair, isNew: inShift === 0 }];
  });
  const newlyPaired = paired.filter(({ isNew }) => isNew).length;
  if (last !== undefined && !shiftMovesOn(newlyPaired, phaseOf(row)))
    return { shift: presentShift(statement, last), moved: false };
  const options = statement.opinionOptions.map(({ opinion }) => opinion);
  const shift = shiftOf(paired, options);
  return { shift, moved: shift.paired !== null };
}

/** Takes a snapshot where that is allowed. Returns whether it was. */
async function take(deps: Deps, trx: Trx, loaded: LoadedStatement): Promise<boolean> {
  const key = keyOf(loaded);
  const { round, snapshot: last, participants, mayUpdate } = await findProgress(deps, trx, loaded);
  if (!mayUpdate) return false;
  await updateShownAnswers(trx, key);
  const shown = await findShownAnswers(trx, key);
  const { shift, moved } = round === 1 ? { shift: null, moved: false } : nextShift(loaded, shown, last);
  await replaceSnapshot(trx, key, {
    round,
    participants,
    answered: shown.filter((answer) => answer.round === round).length,
    skipped: shown.filter(({ opinion }) => opinion === SKIP).length,
    counts: loaded.statement.opinionOptions.map(({ opinion }) => ({
      opinion,
      count: shown.filter((answer) => answer.opinion === opinion).length,
    })),
    shift,
  });
  if (moved) await updateInShift(trx, key);
  if (loaded.setup.settings.has('aggregates_only')) await renewList(trx, key, round, deps.hashArgument);
  return true;
}

/** The present voting session, locked until the transaction ends: meanwhile nobody joins or deletes answers, and no other snapshot is taken. */
async function lock(trx: Trx, row: VotingSessionRow): Promise<VotingSessionRow | undefined> {
  const [locked] = await lockVotingSessions(trx, [row.id]);
  return locked && findVotingSession(trx, row.id);
}

/** Takes a new snapshot where enough students answered since the last one. Returns what is shown then. */
export async function takeSnapshot(deps: Deps, loaded: LoadedStatement): Promise<ShownState> {
  const { name } = phaseOf(loaded.row);
  if (name === 'draft') throw new AppError('WRONG_STATE');
  const before = await shownState(deps, loaded);
  // Most calls come from screens that poll every other second.
  if (!before.mayUpdate) return before;
  const { current, isTaken } = await retryTransaction(deps.db, async (trx) => {
    const row = await lock(trx, loaded.row);
    if (row === undefined) throw new AppError('INVALID_CODE');
    const locked = { ...loaded, row };
    return { current: locked, isTaken: await take(deps, trx, locked) };
  });
  if (isTaken) deps.publisher.snapshotTaken(loaded.setup.code, loaded.statement._id);
  return shownState(deps, current);
}
