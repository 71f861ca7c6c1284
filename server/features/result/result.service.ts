import { AppError } from '#server/app-error.ts';
import { findAnswerCounts, findAnswersOf } from '#server/data/answers.ts';
import { findArguments } from '#server/data/arguments.ts';
import { countParticipants, findParticipant, findSessionParties } from '#server/data/participants.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentParty } from '#server/present/party.ts';
import { presentGroupResults, presentOverview } from '#server/present/result.ts';
import { isOwner, type LoadedVotingSession, loadById } from '#server/sessions/load.ts';
import { clientKeyOf } from '#server/sessions/student.ts';
import type { Party } from '#shared/contract/party.ts';
import type { GroupResults, SessionOverview } from '#shared/contract/result.ts';
import { debateResults, partyGameResults } from '#shared/domain/group-results.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { maySeeOwnResults } from '#shared/domain/voting-session.ts';

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

/** The voting session with that id, archived or not. Throws NOT_FOUND for all but its owner. */
export async function loadOwnById(deps: Deps, actor: Actor, id: string): Promise<LoadedVotingSession> {
  const loaded = await loadById(deps, id);
  if (!isOwner(actor, loaded.setup)) throw new AppError('NOT_FOUND');
  return loaded;
}

/** A class's agreement with every party: over all students, or each party's over those who played it. */
export async function groupResults(
  deps: Deps,
  { row, setup }: LoadedVotingSession,
  byParty: boolean,
  counting = findAnswerCounts(deps.db, row.id),
): Promise<GroupResults> {
  const [parties, counts, totalParticipants] = await Promise.all([
    partiesOf(deps, row.id),
    counting,
    countParticipants(deps.db, row.id),
  ]);
  const scores = byParty
    ? partyGameResults(parties, setup.partyOpinionIndex, counts)
    : debateResults(parties, setup.partyOpinionIndex, counts, deps.config.resultsMinCount);
  return presentGroupResults(scores, totalParticipants);
}

export async function overview(deps: Deps, loaded: LoadedVotingSession): Promise<SessionOverview> {
  const { row, setup } = loaded;
  const counting = findAnswerCounts(deps.db, row.id);
  const [results, counts, comments] = await Promise.all([
    groupResults(deps, loaded, setup.type === 'party', counting),
    counting,
    findArguments(deps.db, row.id, setup.statementIds),
  ]);
  return presentOverview(setup, row.archived_at, results, counts, comments);
}
