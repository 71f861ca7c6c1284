import { AppError } from '#server/app-error.ts';
import { countPlayers, findAnswerCounts, findAnswersOf, findBothOpinions, findOpinions } from '#server/data/answers.ts';
import { findArguments } from '#server/data/arguments.ts';
import { findHands } from '#server/data/hands.ts';
import { countParticipants, findParticipantWithOpinions, findSessionParties } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import { findSnapshot } from '#server/data/snapshots.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentComparison } from '#server/present/comparison.ts';
import { presentParty } from '#server/present/party.ts';
import { presentGroupResults, presentOverview, presentPerspective } from '#server/present/result.ts';
import { presentShift } from '#server/present/shown-state.ts';
import { isOwner, type LoadedVotingSession, loadById } from '#server/sessions/load.ts';
import { clientKeyOf } from '#server/sessions/student.ts';
import type { Party } from '#shared/contract/party.ts';
import type {
  GroupResults,
  OwnResults,
  PartyComparison,
  Perspective,
  SessionOverview,
} from '#shared/contract/result.ts';
import { debateResults, partyGameResults } from '#shared/domain/group-results.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { matchParties } from '#shared/domain/matching.ts';
import { baselineOf, type Perspective as GuessedPerspective, perspectiveOf } from '#shared/domain/perspective.ts';
import {
  type ClassRobustness,
  classRobustness,
  positionTable,
  type Robustness,
  robustnessOf,
} from '#shared/domain/robustness.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { answerPair, type Shift, shiftOf } from '#shared/domain/shift.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { maySeeOwnResults, roundOf } from '#shared/domain/voting-session.ts';

export async function partiesOf(deps: Deps, votingSessionId: string): Promise<Party[]> {
  const rows = await findSessionParties(deps.db, votingSessionId);
  return rows.map((row) => presentParty(row, deps.objects));
}

/** A student's voting session with what they answered. Throws NOT_FOUND where they never joined it. */
export async function loadOwnAnswers(deps: Deps, actor: Actor, votingSessionId: string) {
  const clientKey = clientKeyOf(actor, votingSessionId);
  // In parallel: one round trip to the database instead of three.
  const [loaded, participant, parties] = await Promise.all([
    loadById(deps, votingSessionId),
    findParticipantWithOpinions(deps.db, votingSessionId, clientKey),
    partiesOf(deps, votingSessionId),
  ]);
  if (!participant) throw new AppError('NOT_FOUND');
  return { ...loaded, participant, parties };
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

/** A student's match with every party. Throws WRONG_STATE as long as they may not see their results. */
export function ownResults(loaded: OwnAnswers): OwnResults {
  checkResults(loaded);
  const { setup, participant, parties } = loaded;
  const { statementIds, opinions, partyOpinionIndex: positions } = setup;
  const { matches, totalAnswers } = matchParties(parties, positions, participant.answers);
  const given = participant.answers.flatMap(({ statementId, opinion }) => (opinion === SKIP ? [] : [statementId]));
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

/** The voting session with that id, archived or not. Throws NOT_FOUND for all but its owner. */
export async function loadOwnById(deps: Deps, actor: Actor, id: string): Promise<LoadedVotingSession> {
  const loaded = await loadById(deps, id);
  if (!isOwner(actor, loaded.setup)) throw new AppError('NOT_FOUND');
  return loaded;
}

const tableOf = ({ statementIds, opinions, partyOpinionIndex }: SessionSetup, parties: readonly Party[]) =>
  positionTable(statementIds, opinions, parties, partyOpinionIndex);

/** Null in a party game, and as long as the answers may change. */
async function robustnessOfClass(
  { db, config }: Deps,
  { row, setup }: LoadedVotingSession,
  parties: readonly Party[],
): Promise<ClassRobustness | null> {
  const phase = phaseOf(row).name;
  if (setup.type === 'party' || (phase !== 'results' && phase !== 'archived')) return null;
  const sheets = Map.groupBy(await findOpinions(db, row.id), ({ participantId }) => participantId);
  return classRobustness(tableOf(setup, parties), sheets.values(), Math.max(CLASS_MIN, config.resultsMinCount));
}

/** What a class thought that the parties answer; null in a debate. */
async function guessesOf(
  deps: Deps,
  { row, setup }: LoadedVotingSession,
  counting = findAnswerCounts(deps.db, row.id),
): Promise<GuessedPerspective> {
  const [parties, counts, players] = await Promise.all([
    partiesOf(deps, row.id),
    counting,
    countPlayers(deps.db, row.id),
  ]);
  const { statementIds, opinions, partyOpinionIndex: positions } = setup;
  return perspectiveOf({ statementIds, opinions, parties, positions }, counts, players);
}

/** What a class thought that the parties answer. Throws WRONG_STATE in a debate, and before the start. */
export async function perspective(deps: Deps, loaded: LoadedVotingSession): Promise<Perspective> {
  const { row, setup } = loaded;
  if (setup.type !== 'party' || phaseOf(row).name === 'draft') throw new AppError('WRONG_STATE');
  return presentPerspective(setup, await guessesOf(deps, loaded));
}

/** Throws WRONG_STATE while a debate with `aggregates_only` goes on: figures that move with every answer would say what it is. */
function checkMayCount({ row, setup }: LoadedVotingSession): void {
  const { name } = phaseOf(row);
  if (setup.type === 'debate' && setup.settings.has('aggregates_only') && name !== 'results' && name !== 'archived')
    throw new AppError('WRONG_STATE');
}

/** A class's agreement with every party: over all students, or each party's over those who played it. */
export async function groupResults(
  deps: Deps,
  loaded: LoadedVotingSession,
  byParty: boolean,
  counting = findAnswerCounts(deps.db, loaded.row.id),
  raising = findHands(deps.db, loaded.row.id),
): Promise<GroupResults> {
  checkMayCount(loaded);
  const { row, setup } = loaded;
  const [parties, counts, hands, totalParticipants] = await Promise.all([
    partiesOf(deps, row.id),
    counting,
    raising,
    countParticipants(deps.db, row.id),
  ]);
  const scores = byParty
    ? partyGameResults(parties, setup.partyOpinionIndex, counts)
    : debateResults(parties, setup.partyOpinionIndex, counts, deps.config.resultsMinCount, hands);
  return presentGroupResults(scores, totalParticipants, await robustnessOfClass(deps, loaded, parties), hands);
}

/** The shift of each statement that has two rounds: as it was shown last while the class plays, of all answers after that. */
async function shiftsOf({ db }: Deps, { row, setup }: LoadedVotingSession): Promise<Map<string, Shift | null>> {
  const isOngoing = row.state === 'ongoing' && row.archived_at === null;
  const shifts = new Map<string, Shift | null>();
  for (const statement of setup.statements.filter(({ _id }) => roundOf(row.second_rounds, _id) === 2)) {
    if (isOngoing) {
      const snapshot = await findSnapshot(db, { votingSessionId: row.id, statementId: statement._id }, 2);
      shifts.set(statement._id, snapshot ? presentShift(statement, snapshot) : null);
    } else {
      const answers = await findBothOpinions(db, row.id, statement._id);
      const pairs = answers.flatMap(({ first, second }) => answerPair(first, second) ?? []);
      shifts.set(statement._id, shiftOf(pairs, setup.opinions));
    }
  }
  return shifts;
}

export async function overview(deps: Deps, loaded: LoadedVotingSession): Promise<SessionOverview> {
  checkMayCount(loaded);
  const { row, setup } = loaded;
  const counting = findAnswerCounts(deps.db, row.id);
  const raising = findHands(deps.db, row.id);
  const [results, counts, hands, comments, shifts, perspective] = await Promise.all([
    groupResults(deps, loaded, setup.type === 'party', counting, raising),
    counting,
    raising,
    findArguments(deps.db, row.id, setup.statementIds),
    shiftsOf(deps, loaded),
    guessesOf(deps, loaded, counting),
  ]);
  return presentOverview(setup, row, { results, counts, hands, comments, shifts, perspective });
}
