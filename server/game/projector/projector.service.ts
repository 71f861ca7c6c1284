import { AppError } from '#server/app-error.ts';
import { countAnswers, countFinished } from '#server/data/game/answers.ts';
import { findPair } from '#server/data/game/argument-pairs.ts';
import { countParticipants, findSessionParties } from '#server/data/game/participants.ts';
import { findQuestions } from '#server/data/game/questions.ts';
import { phaseOf } from '#server/data/game/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { ballotBoard } from '#server/game/ballot/ballot.service.ts';
import type { LoadedStatement } from '#server/game/figures/snapshots.ts';
import { groupResults, overview, perspective } from '#server/game/result/result.service.ts';
import { playedAnswers } from '#server/game/shown/played.service.ts';
import { partyReveal } from '#server/game/shown/reveal.service.ts';
import { shownState } from '#server/game/shown/shown.service.ts';
import { findWithSetup, type LoadedVotingSession } from '#server/game/voting-session/load.ts';
import {
  presentOverviewOn,
  presentPlayedOn,
  presentShownOn,
  presentToProjector,
} from '#server/present/game/projector.ts';
import { presentOnBoard } from '#server/present/game/question.ts';
import { presentPartyOpinions } from '#server/present/game/voting-session.ts';
import { presentParty } from '#server/present/office/party.ts';
import type { ProjectorGame, ProjectorOverview, ProjectorParties } from '#shared/contract/projector.ts';
import { contentOf, showsAnswers } from '#shared/domain/live-views.ts';
import { compareNames } from '#shared/domain/matching.ts';
import { currentStatementOf } from '#shared/domain/voting-session.ts';

/** The voting session that a projector shows. Throws UNAUTHENTICATED if it was archived or deleted just now. */
export async function loadShownGame(deps: Deps, votingSessionId: string): Promise<LoadedVotingSession> {
  const loaded = await findWithSetup(deps, votingSessionId);
  if (loaded === undefined || loaded.row.archived_at !== null) throw new AppError('UNAUTHENTICATED');
  return loaded;
}

/** The same with its current statement. Throws WRONG_STATE if it has none. */
export function atCurrentStatement(loaded: LoadedVotingSession): LoadedStatement {
  const current = currentStatementOf(phaseOf(loaded.row));
  const statement = loaded.setup.statements.find(({ _id }) => _id === current);
  if (statement === undefined) throw new AppError('WRONG_STATE');
  return { ...loaded, statement };
}

const projectedParties = async (deps: Deps, votingSessionId: string) =>
  (await findSessionParties(deps.db, votingSessionId)).map((row) => presentParty(row, deps.objects)).sort(compareNames);

/** A projector's view of its game; reads only what that view shows. */
export async function projectorGame(deps: Deps, loaded: LoadedVotingSession): Promise<ProjectorGame> {
  const { db } = deps;
  const { row, setup } = loaded;
  const phase = phaseOf(row);
  const isDebate = setup.type === 'debate';
  const at = phase.name === 'teacherTempo' && showsAnswers(row.view, setup.type) ? atCurrentStatement(loaded) : null;
  const showsQuestions = phase.name === 'teacherTempo' && contentOf(row.view, setup.type).includes('questions');
  const showsScores = phase.name === 'results' && row.result_view === 'parties';
  const [students, answers, finished, pair, shown, ofPartyGame, questions, ballot, ballotParties, results] =
    await Promise.all([
      countParticipants(db, row.id),
      countAnswers(db, row.id),
      phase.name === 'studentTempo' ? countFinished(db, row.id, setup.statements.length) : null,
      findPair(db, row),
      at && isDebate ? shownState(deps, at) : null,
      at && !isDebate ? playedAnswers(deps, at) : null,
      showsQuestions ? findQuestions(db, row.id) : null,
      ballotBoard(deps, loaded),
      row.ballot_step === null || row.ballot_step === 'vote' ? null : projectedParties(deps, row.id),
      showsScores ? groupResults(deps, loaded, !isDebate) : null,
    ]);
  return presentToProjector(setup, row, {
    students,
    answers,
    finished,
    pair,
    shown: shown && presentShownOn(row.view, shown),
    played: ofPartyGame && presentPlayedOn(row.view, ofPartyGame),
    questions: questions && presentOnBoard(questions, row),
    ballot,
    ballotParties,
    results,
  });
}

/** The positions of the parties on the current statement. Throws WRONG_STATE if the teacher shows something else. */
export async function projectorParties(deps: Deps, loaded: LoadedVotingSession): Promise<ProjectorParties> {
  const { row, setup } = loaded;
  const { statement } = atCurrentStatement(loaded);
  if (!contentOf(row.view, setup.type).includes('parties')) throw new AppError('WRONG_STATE');
  const parties = await projectedParties(deps, row.id);
  const opinions = presentPartyOpinions(setup, statement._id);
  if (setup.type !== 'party') return { parties, opinions, perspective: null };
  const page =
    row.at_kind === 'party'
      ? (await partyReveal(deps.db, { ...loaded, statement })).pages[row.at_page ?? 0]
      : undefined;
  if (page === undefined) {
    const { statements } = await perspective(deps, loaded);
    const guessed = statements.find(({ statementId }) => statementId === statement._id) ?? null;
    return { parties, opinions, perspective: guessed };
  }
  // The others are a surprise until the teacher turns to them.
  const isOn = (id: string): boolean => page.some(({ partyId }) => partyId === id);
  return {
    parties: parties.filter(({ _id }) => isOn(_id)),
    opinions: opinions.filter(({ partyId }) => isOn(partyId)),
    perspective: { statementId: statement._id, parties: page },
  };
}

/** The page of the results that is shown. Throws WRONG_STATE if that is the parties' scores, and before the results. */
export async function projectorOverview(deps: Deps, loaded: LoadedVotingSession): Promise<ProjectorOverview> {
  const view = loaded.row.result_view;
  if (phaseOf(loaded.row).name !== 'results' || view === 'parties') throw new AppError('WRONG_STATE');
  return presentOverviewOn(await overview(deps, loaded));
}
