import { AppError } from '#server/app-error.ts';
import { countPlayers, findAnswerCounts, findAnswersOf, findBothOpinions, findOpinions } from '#server/data/answers.ts';
import { findArguments } from '#server/data/arguments.ts';
import { countParticipants, findParticipant, findSessionParties } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import { findSnapshot } from '#server/data/snapshots.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentParty } from '#server/present/party.ts';
import { presentGroupResults, presentOverview, presentPerspective } from '#server/present/result.ts';
import { presentShift } from '#server/present/shown-state.ts';
import { isOwner, type LoadedVotingSession, loadById } from '#server/sessions/load.ts';
import { clientKeyOf } from '#server/sessions/student.ts';
import type { Party } from '#shared/contract/party.ts';
import type { GroupResults, OwnResults, Perspective, SessionOverview } from '#shared/contract/result.ts';
import { debateResults, partyGameResults } from '#shared/domain/group-results.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { matchParties } from '#shared/domain/matching.ts';
import { baselineOf, perspectiveOf } from '#shared/domain/perspective.ts';
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

/** A student's voting session. Throws NOT_FOUND where they never joined it. */
export async function loadOwnAnswers(deps: Deps, actor: Actor, votingSessionId: string) {
  const loaded = await loadById(deps, votingSessionId);
  const participant = await findParticipant(deps.db, votingSessionId, clientKeyOf(actor, votingSessionId));
  if (!participant) throw new AppError('NOT_FOUND');
  return { ...loaded, participant };
}

/** A student's answers. Throws WRONG_STATE as long as they may not see their results. */
export async function ownAnswers(deps: Deps, { row, setup, participant }: Awaited<ReturnType<typeof loadOwnAnswers>>) {
  const answers = await findAnswersOf(deps.db, participant.id);
  if (!maySeeOwnResults(phaseOf(row), answers.length, setup.statementIds.length)) throw new AppError('WRONG_STATE');
  return answers;
}

/** A student's match with every party. Throws WRONG_STATE as long as they may not see their results. */
export async function ownResults(deps: Deps, loaded: Awaited<ReturnType<typeof loadOwnAnswers>>): Promise<OwnResults> {
  const { setup, row, participant } = loaded;
  const [rows, parties] = await Promise.all([ownAnswers(deps, loaded), partiesOf(deps, row.id)]);
  const answers = rows.map(({ statement_id, opinion }) => ({ statementId: statement_id, opinion }));
  const { statementIds, opinions, partyOpinionIndex: positions } = setup;
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
export async function ownRobustness(
  deps: Deps,
  loaded: Awaited<ReturnType<typeof loadOwnAnswers>>,
): Promise<Robustness> {
  if (loaded.setup.type === 'party') throw new AppError('WRONG_STATE');
  const [answers, parties] = await Promise.all([ownAnswers(deps, loaded), partiesOf(deps, loaded.row.id)]);
  return robustnessOf(
    tableOf(loaded.setup, parties),
    answers.map(({ statement_id, opinion }) => ({ statementId: statement_id, opinion })),
  );
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

/** What a class thought that the parties answer. Throws WRONG_STATE in a debate, and before the start. */
export async function perspective(deps: Deps, { row, setup }: LoadedVotingSession): Promise<Perspective> {
  if (setup.type !== 'party' || phaseOf(row).name === 'draft') throw new AppError('WRONG_STATE');
  const [parties, counts, players] = await Promise.all([
    partiesOf(deps, row.id),
    findAnswerCounts(deps.db, row.id),
    countPlayers(deps.db, row.id),
  ]);
  const { statementIds, opinions, partyOpinionIndex: positions } = setup;
  return presentPerspective(setup, perspectiveOf({ statementIds, opinions, parties, positions }, counts, players));
}

/** A class's agreement with every party: over all students, or each party's over those who played it. */
export async function groupResults(
  deps: Deps,
  loaded: LoadedVotingSession,
  byParty: boolean,
  counting = findAnswerCounts(deps.db, loaded.row.id),
): Promise<GroupResults> {
  const { row, setup } = loaded;
  const [parties, counts, totalParticipants] = await Promise.all([
    partiesOf(deps, row.id),
    counting,
    countParticipants(deps.db, row.id),
  ]);
  const scores = byParty
    ? partyGameResults(parties, setup.partyOpinionIndex, counts)
    : debateResults(parties, setup.partyOpinionIndex, counts, deps.config.resultsMinCount);
  return presentGroupResults(scores, totalParticipants, await robustnessOfClass(deps, loaded, parties));
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
  const { row, setup } = loaded;
  const counting = findAnswerCounts(deps.db, row.id);
  const [results, counts, comments, shifts] = await Promise.all([
    groupResults(deps, loaded, setup.type === 'party', counting),
    counting,
    findArguments(deps.db, row.id, setup.statementIds),
    shiftsOf(deps, loaded),
  ]);
  return presentOverview(setup, row, { results, counts, comments, shifts });
}
