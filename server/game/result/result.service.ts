import { AppError, found } from '#server/app-error.ts';
import { findAnswersOf } from '#server/data/game/answers.ts';
import { findLastPairs } from '#server/data/game/argument-pairs.ts';
import { type ClassArgument, findArguments } from '#server/data/game/arguments.ts';
import { findHands } from '#server/data/game/hands.ts';
import { findParticipantWithOpinions, findSessionParties } from '#server/data/game/participants.ts';
import { findAllFigures, findSnapshot } from '#server/data/game/published-figures.ts';
import { findQuestions } from '#server/data/game/questions.ts';
import type { SessionSetup } from '#server/data/game/session-setup.ts';
import { phaseOf, type VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { ownersArguments } from '#server/game/argument/owners-arguments.ts';
import { ballotRounds } from '#server/game/ballot/ballot.service.ts';
import { classCounts, classFigures, hidesFewPlayers } from '#server/game/figures/class-figures.ts';
import { guessesOf } from '#server/game/figures/guesses.ts';
import { type LoadedVotingSession, loadById } from '#server/game/voting-session/load.ts';
import { clientKeyOf } from '#server/game/voting-session/student.ts';
import { presentComparison } from '#server/present/game/comparison.ts';
import { presentGroupResults, presentOverview, presentPerspective } from '#server/present/game/result.ts';
import { presentParty } from '#server/present/office/party.ts';
import type { Party } from '#shared/contract/party.ts';
import type {
  GroupResults,
  OwnResults,
  PartyComparison,
  Perspective,
  SessionOverview,
} from '#shared/contract/result.ts';
import { debateResults, partyGameResults } from '#shared/domain/group-results.ts';
import { matchParties } from '#shared/domain/matching.ts';
import { baselineOf } from '#shared/domain/perspective.ts';
import { positionTable, type Robustness, robustnessOf } from '#shared/domain/robustness.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { NO_SHIFT, type Shift } from '#shared/domain/shift.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { maySeeOwnResults, roundOf } from '#shared/domain/voting-session.ts';

export async function partiesOf(deps: Deps, votingSessionId: string): Promise<Party[]> {
  const rows = await findSessionParties(deps.db, votingSessionId);
  return rows.map((row) => presentParty(row, deps.objects));
}

/** A student's voting session with what they answered. Throws NOT_FOUND if they never joined it. */
export async function loadOwnAnswers(deps: Deps, actor: Actor, votingSessionId: string) {
  const clientKey = clientKeyOf(actor, votingSessionId);
  // In parallel: one round trip to the database instead of three.
  const [loaded, participant, parties] = await Promise.all([
    loadById(deps, votingSessionId),
    findParticipantWithOpinions(deps.db, votingSessionId, clientKey),
    partiesOf(deps, votingSessionId),
  ]);
  return { ...loaded, participant: found(participant), parties };
}

type OwnAnswers = Awaited<ReturnType<typeof loadOwnAnswers>>;

/** Throws WRONG_STATE as long as a student may not see their results. */
function checkResults({ row, setup, participant }: OwnAnswers): void {
  if (!maySeeOwnResults(phaseOf(row), participant.answers.length, setup.statementIds.length))
    throw new AppError('WRONG_STATE');
}

/** A student's answers beside a party's. Throws WRONG_STATE as long as they may not see their results. */
export async function comparison(deps: Deps, loaded: OwnAnswers, party: Party): Promise<PartyComparison> {
  checkResults(loaded);
  const answers = await findAnswersOf(deps.db, loaded.participant.id);
  return presentComparison(loaded.setup, loaded.row, party, answers);
}

/** Those about statements of the question set: no party has answered a teacher's own ones. */
function ofSet<T extends { statementId: string }>({ setStatementIds }: SessionSetup, all: readonly T[]): T[] {
  const isOfSet = new Set(setStatementIds);
  return all.filter(({ statementId }) => isOfSet.has(statementId));
}

/** A student's match with every party. Throws WRONG_STATE as long as they may not see their results. */
export function ownResults(loaded: OwnAnswers): OwnResults {
  checkResults(loaded);
  const { setup, participant, parties } = loaded;
  const { setStatementIds: statementIds, opinions, partyOpinionIndex: positions } = setup;
  const answers = ofSet(setup, participant.answers);
  const { matches, totalAnswers } = matchParties(parties, positions, answers);
  const given = answers.flatMap(({ statementId, opinion }) => (opinion === SKIP ? [] : [statementId]));
  const game = { statementIds, opinions, parties, positions };
  return {
    partyResults: matches.map(({ party, matchingAnswers }) => ({ ...party, matchingAnswers })),
    totalAnswers,
    baseline: participant.partyId === null ? null : baselineOf(game, participant.partyId, given),
  };
}

/** How firm a student's match is. Throws WRONG_STATE in a party game, and as long as they may not see their results. */
export function ownRobustness(loaded: OwnAnswers): Robustness {
  if (loaded.setup.type === 'party') throw new AppError('WRONG_STATE');
  checkResults(loaded);
  return robustnessOf(tableOf(loaded.setup, loaded.parties), loaded.participant.answers);
}

const tableOf = ({ setStatementIds, opinions, partyOpinionIndex }: SessionSetup, parties: readonly Party[]) =>
  positionTable(setStatementIds, opinions, parties, partyOpinionIndex);

/** The class's guesses about the parties' answers. Throws WRONG_STATE in a debate, and before the start. */
export async function perspective(deps: Deps, loaded: LoadedVotingSession): Promise<Perspective> {
  const { row, setup } = loaded;
  if (setup.type !== 'party' || phaseOf(row).name === 'draft') throw new AppError('WRONG_STATE');
  return presentPerspective(setup, await guessesOf(deps.db, loaded));
}

/**
 * Throws WRONG_STATE while a debate with `aggregates_only` is ongoing: figures that change with every answer would
 * reveal it.
 */
export function checkMayCount({ row, setup }: LoadedVotingSession): void {
  const { name } = phaseOf(row);
  if (setup.type === 'debate' && setup.settings.has('aggregates_only') && name !== 'results' && name !== 'archived')
    throw new AppError('WRONG_STATE');
}

/** A class's agreement with every party: over all students, or each party's over those who played it. */
export async function groupResults(
  deps: Deps,
  loaded: LoadedVotingSession,
  byParty: boolean,
  counting = classCounts(deps.db, loaded),
  raising = findHands(deps.db, loaded.row.id),
  figuring = classFigures(deps, loaded),
): Promise<GroupResults> {
  const { row, setup } = loaded;
  const [parties, all, raised, { participants, robustness }] = await Promise.all([
    partiesOf(deps, row.id),
    counting,
    raising,
    figuring,
  ]);
  const counts = { ...all, all: ofSet(setup, all.all), ofParties: ofSet(setup, all.ofParties) };
  const hands = ofSet(setup, raised);
  const scores = byParty
    ? partyGameResults(parties, setup.partyOpinionIndex, counts)
    : debateResults(parties, setup.partyOpinionIndex, counts, deps.config.resultsMinCount, hands);
  return presentGroupResults(scores, participants, robustness, hands);
}

const isOngoing = (row: VotingSessionRow): boolean => row.state === 'ongoing' && row.archived_at === null;

/** The arguments that may be shown; with `aggregates_only` only listed ones while the game is ongoing. */
async function argumentsOf(deps: Deps, loaded: LoadedVotingSession): Promise<ClassArgument[]> {
  const { row, setup } = loaded;
  if (!setup.settings.has('aggregates_only') || !isOngoing(row)) {
    const as = row.counts_snapshots === 1 ? 'snapshots' : hidesFewPlayers(setup) ? 'counted' : 'now';
    return findArguments(deps.db, row.id, as, setup.statementIds);
  }
  const listed = await ownersArguments(deps, loaded);
  const found: ClassArgument[] = [];
  for (const statementId of setup.statementIds)
    for (const { opinion, comment, commentState } of await listed.on(statementId))
      if (commentState === 'shown' && opinion !== null) found.push({ statementId, opinion, comment });
  return found;
}

/** The shift of each statement that has two rounds, as it was shown last; before the end null if nothing was. */
async function shiftsOf({ db }: Deps, { row, setup }: LoadedVotingSession): Promise<Map<string, Shift | null>> {
  const shifts = new Map<string, Shift | null>();
  for (const { _id } of setup.statements.filter(({ _id }) => roundOf(row.second_rounds, _id) === 2)) {
    const snapshot = await findSnapshot(db, { votingSessionId: row.id, statementId: _id }, 2);
    shifts.set(_id, snapshot ? snapshot.shift : isOngoing(row) ? null : NO_SHIFT);
  }
  return shifts;
}

export async function overview(deps: Deps, loaded: LoadedVotingSession): Promise<SessionOverview> {
  const { row, setup } = loaded;
  const counting = classCounts(deps.db, loaded);
  const raising = findHands(deps.db, row.id);
  const figuring = classFigures(deps, loaded);
  const [results, counts, hands, comments, { late }, shifts, perspective, questions, classGuesses, ballots, pairs] =
    await Promise.all([
      groupResults(deps, loaded, setup.type === 'party', counting, raising, figuring),
      counting,
      raising,
      argumentsOf(deps, loaded),
      figuring,
      shiftsOf(deps, loaded),
      guessesOf(deps.db, loaded, counting),
      findQuestions(deps.db, row.id),
      findAllFigures(deps.db, row.id, 'guess'),
      ballotRounds(deps.db, loaded),
      findLastPairs(deps.db, row.id),
    ]);
  return presentOverview(setup, row, {
    ...{ results, counts, hands, comments, late, shifts, perspective, questions, classGuesses, ballots, pairs },
  });
}
