// A student's own results, and a class's: who may see them, and the figures that the pure rules make of the stored answers.
import { clientKeyOf } from '#server/db/client-key.ts';
import { countParticipants, findParticipant, findSessionParties } from '#server/db/participants.ts';
import { phaseOf } from '#server/db/phase.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import { presentParty } from '#server/http/party.present.ts';
import { isOwner, type Loaded, loadById } from '#server/http/voting-session.load.ts';
import type { Party } from '#shared/contract/party.ts';
import type { GroupResults, SessionOverview } from '#shared/contract/result.ts';
import {
  debateResults,
  debateScores,
  type PartyScore,
  partyGameResults,
  rankScores,
} from '#shared/domain/group-results.ts';
import { SKIP_QUESTION } from '#shared/domain/limits.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { maySeeOwnResults } from '#shared/domain/voting-session.ts';
import { findAnswers, findComments, findTallies } from './result.store.ts';
import { showResults } from './shown-results.store.ts';

export async function partiesOf(deps: Deps, votingSessionId: string): Promise<Party[]> {
  const rows = await findSessionParties(deps.db, votingSessionId);
  return rows.map((row) => presentParty(row, deps.objects));
}

/** A student with their answers. Throws NOT_FOUND for who never joined, WRONG_STATE before the results. */
export async function loadOwnAnswers(deps: Deps, actor: Actor, votingSessionId: string) {
  const loaded = await loadById(deps, votingSessionId);
  const clientId = actor.kind === 'nobody' ? null : actor.clientId;
  if (clientId === null) throw new AppError('FORBIDDEN');
  const participant = await findParticipant(deps.db, votingSessionId, clientKeyOf(votingSessionId, clientId));
  if (!participant) throw new AppError('NOT_FOUND');
  return { ...loaded, participant };
}

/** The answers of a student who may see their results now. */
export async function ownAnswers(deps: Deps, { row, course, participant }: Awaited<ReturnType<typeof loadOwnAnswers>>) {
  const answers = await findAnswers(deps.db, participant.id);
  if (!maySeeOwnResults(phaseOf(row), answers.length, course.statementIds.length)) throw new AppError('WRONG_STATE');
  return answers;
}

/** The owner's voting session by id, archived or not; somebody else's does not exist for them. */
export async function loadOwnById(deps: Deps, actor: Actor, id: string): Promise<Loaded> {
  const loaded = await loadById(deps, id);
  if (!isOwner(actor, loaded)) throw new AppError('NOT_FOUND');
  return loaded;
}

const presentScores = (scores: readonly PartyScore<Party>[]): GroupResults['partyScores'] =>
  scores.map(({ party, count, total }) => ({ ...party, count, total }));

/** What the teacher's screens show of the parties. With a minimum, a debate's figures move on by so many students at a time. */
async function scoresOf(deps: Deps, { row, course }: Loaded, byParty: boolean): Promise<PartyScore<Party>[]> {
  const { db, config } = deps;
  const minCount = config.resultsMinCount;
  const parties = await partiesOf(deps, row.id);
  if (byParty) return partyGameResults(parties, course.positions, await findTallies(db, row.id));
  if (minCount < 2) return debateResults(parties, course.positions, await findTallies(db, row.id), minCount);
  const shown = await showResults(db, row.id, minCount, (tallies) =>
    debateScores(parties, course.positions, tallies).map(({ party, count, total }) => ({
      partyId: party._id,
      count,
      total,
    })),
  );
  const figures = new Map(shown.map((one) => [one.partyId, one]));
  return rankScores(
    parties.map((party) => ({
      party,
      count: figures.get(party._id)?.count ?? null,
      total: figures.get(party._id)?.total ?? 0,
    })),
    minCount,
  );
}

/** A class's agreement with every party: over all students, or each party's over those who played it. */
export async function groupResults(deps: Deps, loaded: Loaded, byParty: boolean): Promise<GroupResults> {
  const scores = await scoresOf(deps, loaded, byParty);
  return { totalParticipants: await countParticipants(deps.db, loaded.row.id), partyScores: presentScores(scores) };
}

/** Everything that a class answered: counts and arguments per statement, and the parties. */
export async function overview(deps: Deps, loaded: Loaded): Promise<SessionOverview> {
  const { row, course } = loaded;
  const [scores, tallies, comments, totalParticipants] = await Promise.all([
    scoresOf(deps, loaded, course.type === 'party'),
    findTallies(deps.db, row.id),
    findComments(deps.db, row.id),
    countParticipants(deps.db, row.id),
  ]);
  const counts = new Map<string, number>();
  for (const { statementId, opinion, count } of tallies) {
    const key = `${statementId} ${opinion}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const argumentsFor = Map.groupBy(comments, ({ statement_id, opinion }) => `${statement_id} ${opinion}`);
  return {
    _id: row.id,
    name: course.name,
    type: course.type,
    tempo: course.tempo,
    totalParticipants,
    archivedAt: row.archived_at,
    partyScores: presentScores(scores),
    statements: course.statements.map(({ _id, description, opinionOptions }) => ({
      statementId: _id,
      description,
      options: opinionOptions.map((option) => ({
        ...option,
        count: counts.get(`${_id} ${option.opinion}`) ?? 0,
        comments: (argumentsFor.get(`${_id} ${option.opinion}`) ?? []).map(({ comment }) => comment),
      })),
      skipped: counts.get(`${_id} ${SKIP_QUESTION}`) ?? 0,
    })),
  };
}
