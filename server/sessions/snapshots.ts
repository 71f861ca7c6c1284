import { findAnswered } from '#server/data/answers.ts';
import { renewList } from '#server/data/argument-lists.ts';
import { ageForgotten, countReturned, type HashAnswered } from '#server/data/forgotten-answers.ts';
import { countParticipants } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import {
  countShownAnswers,
  findAnswerProgress,
  findLastSnapshot,
  replaceSnapshot,
  type SnapshotRow,
  type StatementKey,
  shiftOfSnapshot,
  updateShownAnswers,
} from '#server/data/snapshots.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { answerPair, isLastShiftDue, isShiftDue, NO_SHIFT, type Shift, shiftOf } from '#shared/domain/shift.ts';
import { endTakesSnapshot, isEnough, neededForSnapshot, type ShownProgress, stepSize } from '#shared/domain/shown.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { type Round, roundOf } from '#shared/domain/voting-session.ts';
import type { HashArgument } from './hashes.ts';
import type { LoadedVotingSession } from './load.ts';

/** A voting session and one statement of it. */
export interface LoadedStatement extends LoadedVotingSession {
  statement: SessionSetup['statements'][number];
}

/** What taking snapshots needs. */
export interface SnapshotDeps {
  config: { resultsMinCount: number };
  hashAnswered: HashAnswered;
  hashArgument: HashArgument;
}

interface StatementProgress extends ShownProgress {
  round: Round;
  /** The last one of the present round. */
  snapshot: SnapshotRow | undefined;
  /** Students who answered and are in no snapshot. */
  uncounted: number;
}

export const keyOf = ({ row, statement }: LoadedStatement): StatementKey => ({
  votingSessionId: row.id,
  statementId: statement._id,
});

async function findProgress(
  { hashAnswered }: SnapshotDeps,
  db: Db,
  loaded: LoadedStatement,
): Promise<StatementProgress> {
  const key = keyOf(loaded);
  const round = roundOf(loaded.row.second_rounds, key.statementId);
  const last = await findLastSnapshot(db, key);
  const { newcomers, ...answers } = await findAnswerProgress(db, key, round);
  const returned = newcomers === 0 ? 0 : await countReturned(db, key, round, hashAnswered);
  const snapshot = last?.round === round ? last : undefined;
  return {
    ...answers,
    newcomers: newcomers - returned,
    participants: await countParticipants(db, key.votingSessionId),
    taken: snapshot?.number ?? 0,
    isCounted: last !== undefined,
    round,
    snapshot,
  };
}

/** The last snapshot of a statement's present round, how many wait since, and how many a new one needs. From the end on those wait who are late. */
export async function findShown(deps: SnapshotDeps, db: Db, loaded: LoadedStatement) {
  const phase = phaseOf(loaded.row);
  const progress = await findProgress(deps, db, loaded);
  const { round, snapshot, newcomers, uncounted } = progress;
  const isOver = phase.name === 'results' || phase.name === 'archived';
  const late = loaded.row.counts_snapshots === 1 ? uncounted : 0;
  return {
    round,
    snapshot,
    pending: isOver ? late : newcomers,
    needed: neededForSnapshot(phase, progress, deps.config.resultsMinCount),
  };
}

type ShownAnswers = Awaited<ReturnType<typeof countShownAnswers>>;

const sum = (answers: ShownAnswers): number => answers.reduce((total, { count }) => total + count, 0);

/** The shift for a new snapshot: worked out once while the round runs, and once more at the end. Null in the first round. */
function nextShift(
  { snapshot, round }: StatementProgress,
  shown: ShownAnswers,
  options: readonly string[],
  lastStep: number | null,
): Shift | null {
  if (round === 1) return null;
  const again = shown.filter((answers) => answers.round === 2);
  const pairs = again.flatMap(({ firstOpinion, opinion, count }) => {
    const pair = answerPair(firstOpinion, opinion);
    return pair === null ? [] : Array.from({ length: count }, () => pair);
  });
  const gave = (first: string | null): boolean => first !== null && first !== SKIP;
  const ofFirst = {
    before: sum(shown.filter((answers) => gave(answers.round === 2 ? answers.firstOpinion : answers.opinion))),
    again: sum(again.filter(({ firstOpinion }) => gave(firstOpinion))),
  };
  const last = snapshot === undefined ? NO_SHIFT : shiftOfSnapshot(snapshot, options);
  const told = last?.paired ?? null;
  const isDue =
    lastStep === null
      ? told === null && isShiftDue(pairs.length, ofFirst)
      : isLastShiftDue(pairs.length, told, lastStep);
  return isDue ? shiftOf(pairs, options) : last;
}

/** Copies the answers into a new snapshot. `lastStep` at the end: by how many students its shift must differ from the one before. */
async function take(
  deps: SnapshotDeps,
  trx: Trx,
  loaded: LoadedStatement,
  progress: StatementProgress,
  lastStep: number | null,
): Promise<void> {
  const key = keyOf(loaded);
  await updateShownAnswers(trx, key);
  await ageForgotten(trx, key);
  const shown = await countShownAnswers(trx, key);
  const options = loaded.statement.opinionOptions.map(({ opinion }) => opinion);
  const { round, participants, taken } = progress;
  const countOf = (opinion: string): number => sum(shown.filter((answers) => answers.opinion === opinion));
  await replaceSnapshot(trx, key, {
    round,
    number: taken + 1,
    participants,
    answered: sum(shown.filter((answers) => answers.round === round)),
    skipped: countOf(SKIP),
    counts: options.map((opinion) => ({ opinion, count: countOf(opinion) })),
    shift: nextShift(progress, shown, options, lastStep),
  });
  if (loaded.setup.settings.has('aggregates_only')) await renewList(trx, key, round, deps.hashArgument);
}

/** Takes a snapshot if that is allowed; the voting session is locked. Returns whether it was. */
export async function takeIfAllowed(deps: SnapshotDeps, trx: Trx, loaded: LoadedStatement): Promise<boolean> {
  const progress = await findProgress(deps, trx, loaded);
  const needed = neededForSnapshot(phaseOf(loaded.row), progress, deps.config.resultsMinCount);
  const isAllowed = isEnough(progress.newcomers, needed);
  if (isAllowed) await take(deps, trx, loaded, progress, null);
  return isAllowed;
}

/** The last snapshots of a debate that ends, of which nobody is told: the class's figures count these from now on. No answer is stored meanwhile. */
export async function takeLast(deps: SnapshotDeps, trx: Trx, loaded: LoadedVotingSession): Promise<void> {
  const { resultsMinCount } = deps.config;
  const answered = await findAnswered(trx, loaded.row.id);
  for (const statement of loaded.setup.statements) {
    if (!answered.has(statement._id)) continue;
    const atStatement = { ...loaded, statement };
    const progress = await findProgress(deps, trx, atStatement);
    if (endTakesSnapshot(progress, resultsMinCount))
      await take(deps, trx, atStatement, progress, stepSize(progress.participants, resultsMinCount));
  }
}
