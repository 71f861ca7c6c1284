import { randomUUID } from 'node:crypto';
import { findAnswered } from '#server/data/game/answers.ts';
import { renewList } from '#server/data/game/argument-lists.ts';
import { answersIn, countNew, type HashWho, publishCounted } from '#server/data/game/counted.ts';
import { findShownGuesses } from '#server/data/game/guesses.ts';
import { countParticipants } from '#server/data/game/participants.ts';
import {
  countShownAnswers,
  findAnswerProgress,
  findShownStudents,
  findUnshown,
  publishAnswers,
} from '#server/data/game/published-answers.ts';
import {
  findFigures,
  insertFigures,
  replaceFigures,
  type Snapshot,
  type StatementKey,
} from '#server/data/game/published-figures.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import { phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { HashArgument } from '#server/game/voting-session/hashes.ts';
import type { LoadedVotingSession } from '#server/game/voting-session/load.ts';
import { classGuessOf, type GuessedAnswers, isGuessed } from '#shared/domain/class-guess.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { answerPair, isLastShiftDue, isShiftDue, NO_SHIFT, type Shift, shiftOf } from '#shared/domain/shift.ts';
import {
  endTakesSnapshot,
  isEnough,
  neededForSnapshot,
  type ShownProgress,
  stepRuleOf,
  stepSize,
} from '#shared/domain/shown.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { type Round, roundOf } from '#shared/domain/voting-session.ts';

/** A voting session and one statement of it. */
export interface LoadedStatement extends LoadedVotingSession {
  statement: SessionSetup['statements'][number];
}

/** The dependencies of taking snapshots. */
export interface SnapshotDeps {
  config: { resultsMinCount: number };
  hashWho: HashWho;
  hashArgument: HashArgument;
}

interface StatementProgress extends ShownProgress {
  round: Round;
  /** The last one of the present round. */
  snapshot: Snapshot | null;
  /** Students who answered and are in no snapshot. */
  uncounted: number;
}

const ruleOf = ({ config }: SnapshotDeps, { setup }: LoadedVotingSession) =>
  stepRuleOf(setup.settings, config.resultsMinCount);

export const keyOf = ({ row, statement }: LoadedStatement): StatementKey => ({
  votingSessionId: row.id,
  statementId: statement._id,
});

async function findProgress({ hashWho }: SnapshotDeps, db: Db, loaded: LoadedStatement): Promise<StatementProgress> {
  const key = keyOf(loaded);
  const round = roundOf(loaded.row.second_rounds, key.statementId);
  const last = await findFigures(db, key, 'snapshot');
  const answers = await findAnswerProgress(db, key, round);
  const unshown = await findUnshown(db, key, round);
  const snapshot = last?.round === round ? last : null;
  return {
    ...answers,
    newcomers: await countNew(db, answersIn(key, round), unshown, hashWho),
    participants: await countParticipants(db, key.votingSessionId),
    taken: snapshot?.number ?? 0,
    isCounted: last !== null,
    round,
    snapshot,
  };
}

/**
 * The last snapshot of a statement's round, how many wait since (at the end: came too late), how many a new one needs.
 */
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
    needed: neededForSnapshot(phase, progress, ruleOf(deps, loaded)),
  };
}

type ShownAnswers = Awaited<ReturnType<typeof countShownAnswers>>;

const sum = (answers: ShownAnswers): number => answers.reduce((total, { count }) => total + count, 0);

/** The shift for a new snapshot: computed once during the round and once at the end. Null in the first round. */
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
  const last = snapshot?.shift ?? NO_SHIFT;
  const told = last.paired;
  const isDue =
    lastStep === null
      ? told === null && isShiftDue(pairs.length, ofFirst)
      : isLastShiftDue(pairs.length, told, lastStep);
  return isDue ? shiftOf(pairs, options) : last;
}

const firstOption = ({ statement }: LoadedStatement): string => {
  const [first] = statement.opinionOptions;
  invariant(first !== undefined, 'a statement has options');
  return first.opinion;
};

/** Whether a snapshot of a statement fixes what its class guessed: the first one of the first round. */
const fixesGuess = ({ setup }: LoadedStatement, { round, taken }: StatementProgress): boolean =>
  isGuessed(setup.type, setup.tempo) && round === 1 && taken === 0;

/** Fixes what the students of a snapshot guessed, if these are enough. */
async function fixGuess(
  { config }: SnapshotDeps,
  trx: Trx,
  loaded: LoadedStatement,
  answers: GuessedAnswers,
): Promise<void> {
  const key = keyOf(loaded);
  const guesses = await findShownGuesses(trx, key);
  const guess = classGuessOf(firstOption(loaded), answers, guesses, config.resultsMinCount);
  if (guess !== null) await insertFigures(trx, key, 'guess', guess);
}

/** Copies the answers into a new snapshot. `lastStep` at the end: by how many students its shift must differ. */
async function take(
  deps: SnapshotDeps,
  trx: Trx,
  loaded: LoadedStatement,
  progress: StatementProgress,
  lastStep: number | null,
): Promise<void> {
  const key = keyOf(loaded);
  await publishAnswers(trx, key, 'shown');
  const students = await findShownStudents(trx, key, progress.round);
  await publishCounted(trx, answersIn(key, progress.round), students, deps.hashWho);
  const shown = await countShownAnswers(trx, key);
  const options = loaded.statement.opinionOptions.map(({ opinion }) => opinion);
  const { round, participants, taken } = progress;
  const countOf = (opinion: string): number => sum(shown.filter((answers) => answers.opinion === opinion));
  await replaceFigures(trx, key, 'snapshot', {
    round,
    number: taken + 1,
    takenAt: new Date().toISOString(),
    seed: randomUUID(),
    participants,
    answered: sum(shown.filter((answers) => answers.round === round)),
    skipped: countOf(SKIP),
    counts: options.map((opinion) => ({ opinion, count: countOf(opinion) })),
    shift: nextShift(progress, shown, options, lastStep),
  });
  if (fixesGuess(loaded, progress)) {
    const answered = sum(shown) - countOf(SKIP);
    await fixGuess(deps, trx, loaded, { students: sum(shown), answered, first: countOf(firstOption(loaded)) });
  }
  if (loaded.setup.settings.has('aggregates_only')) await renewList(trx, key, round, deps);
}

/** A snapshot that was taken. */
export interface TakenSnapshot {
  /** Whether with it, and for good, it is fixed what the class guessed. */
  fixesGuess: boolean;
}

/** Takes a snapshot if that is allowed, and returns it; null if none was. The voting session is locked. */
export async function takeIfAllowed(
  deps: SnapshotDeps,
  trx: Trx,
  loaded: LoadedStatement,
): Promise<TakenSnapshot | null> {
  const progress = await findProgress(deps, trx, loaded);
  const needed = neededForSnapshot(phaseOf(loaded.row), progress, ruleOf(deps, loaded));
  if (!isEnough(progress.newcomers, needed)) return null;
  await take(deps, trx, loaded, progress, null);
  return { fixesGuess: fixesGuess(loaded, progress) };
}

/** The last snapshots of an ending debate, not announced: final figures count these. No answer is stored meanwhile. */
export async function takeLast(deps: SnapshotDeps, trx: Trx, loaded: LoadedVotingSession): Promise<void> {
  const rule = ruleOf(deps, loaded);
  const answered = await findAnswered(trx, loaded.row.id);
  for (const statement of loaded.setup.statements) {
    if (!answered.has(statement._id)) continue;
    const atStatement = { ...loaded, statement };
    const progress = await findProgress(deps, trx, atStatement);
    if (endTakesSnapshot(progress, rule))
      await take(deps, trx, atStatement, progress, stepSize(progress.participants, rule));
  }
}
