import { AppError } from '#server/app-error.ts';
import { countAnswers, countFinished, findAnswersTo } from '#server/data/answers.ts';
import { findPair } from '#server/data/argument-pairs.ts';
import { countHeld } from '#server/data/arguments.ts';
import { countParticipants, findSessionParties } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentParty } from '#server/present/party.ts';
import { presentPlayed, presentShownOn, presentToProjector } from '#server/present/projector.ts';
import { presentPartyOpinions } from '#server/present/voting-session.ts';
import { type LoadedVotingSession, loadById } from '#server/sessions/load.ts';
import type { ProjectorGame, ProjectorParties } from '#shared/contract/projector.ts';
import type { GroupResults, Perspective } from '#shared/contract/result.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import type { LiveView } from '#shared/contract/voting-session.ts';
import { compareNames } from '#shared/domain/matching.ts';
import { currentStatementOf } from '#shared/domain/voting-session.ts';

type LoadedStatement = LoadedVotingSession & { statement: SessionSetup['statements'][number] };

/** What the owner's screens show as well; other features make it, and app.ts hands it over. */
export interface OwnersContent {
  shownState: (deps: Deps, loaded: LoadedStatement) => Promise<ShownState>;
  takeSnapshot: (deps: Deps, loaded: LoadedStatement) => Promise<ShownState>;
  groupResults: (deps: Deps, loaded: LoadedVotingSession, byParty: boolean) => Promise<GroupResults>;
  perspective: (deps: Deps, loaded: LoadedVotingSession) => Promise<Perspective>;
}

const showsAnswers = (view: LiveView): boolean => !['question', 'party-arguments', 'hands'].includes(view);

/** The voting session that a projector shows. Throws UNAUTHENTICATED where it was archived or deleted just now. */
export async function loadShownGame(deps: Deps, votingSessionId: string): Promise<LoadedVotingSession> {
  const loaded = await loadById(deps, votingSessionId).catch(() => null);
  if (loaded === null || loaded.row.archived_at !== null) throw new AppError('UNAUTHENTICATED');
  return loaded;
}

/** The same with its current statement. Throws WRONG_STATE where it has none. */
export function atCurrentStatement(loaded: LoadedVotingSession): LoadedStatement {
  const current = currentStatementOf(phaseOf(loaded.row));
  const statement = loaded.setup.statements.find(({ _id }) => _id === current);
  if (statement === undefined) throw new AppError('WRONG_STATE');
  return { ...loaded, statement };
}

const partiesOf = async (deps: Deps, votingSessionId: string) =>
  (await findSessionParties(deps.db, votingSessionId)).map((row) => presentParty(row, deps.objects)).sort(compareNames);

/** What a projector shows of its game, of which it reads only what the view shows. */
export async function projectorGame(
  deps: Deps,
  { shownState, groupResults }: OwnersContent,
  loaded: LoadedVotingSession,
): Promise<ProjectorGame> {
  const { db } = deps;
  const { row, setup } = loaded;
  const phase = phaseOf(row);
  const isDebate = setup.type === 'debate';
  const holds = row.hold_arguments === 1 && setup.settings.has('own_arguments');
  const at = phase.name === 'teacherTempo' && showsAnswers(row.view) ? atCurrentStatement(loaded) : null;
  const played = async ({ statement }: LoadedStatement) =>
    presentPlayed(row.view, setup, await findAnswersTo(db, row.id, statement._id), await partiesOf(deps, row.id));
  const counts = await countAnswers(db, row.id);
  return presentToProjector(setup, row, {
    students: await countParticipants(db, row.id),
    waiting: holds ? await countHeld(db, row.id) : null,
    answers: new Map(counts.map(({ statement_id, count }) => [statement_id, count])),
    finished: phase.name === 'studentTempo' ? await countFinished(db, row.id, setup.statements.length) : null,
    pair: await findPair(db, row),
    shown: at && isDebate ? presentShownOn(row.view, await shownState(deps, at)) : null,
    played: at && !isDebate ? await played(at) : null,
    results: phase.name === 'results' ? await groupResults(deps, loaded, !isDebate) : null,
  });
}

/** What the parties think of the current statement. Throws WRONG_STATE where the teacher shows something else. */
export async function projectorParties(
  deps: Deps,
  { perspective }: OwnersContent,
  loaded: LoadedVotingSession,
): Promise<ProjectorParties> {
  const { row, setup } = loaded;
  const { statement } = atCurrentStatement(loaded);
  if (row.view !== 'party-arguments') throw new AppError('WRONG_STATE');
  const guessed = setup.type === 'party' ? await perspective(deps, loaded) : null;
  return {
    parties: await partiesOf(deps, row.id),
    opinions: presentPartyOpinions(setup, statement._id),
    perspective: guessed?.statements.find(({ statementId }) => statementId === statement._id) ?? null,
  };
}

/**
 * Takes the next snapshot, as a screen of the owner does by itself: only of what is shown, and not while the teacher holds it. A class may have
 * no other screen. Throws WRONG_STATE where nothing of that kind is shown.
 */
export async function takeNextSnapshot(
  deps: Deps,
  { shownState, takeSnapshot }: OwnersContent,
  loaded: LoadedVotingSession,
): Promise<void> {
  const at = atCurrentStatement(loaded);
  if (loaded.setup.type === 'party' || !showsAnswers(loaded.row.view)) throw new AppError('WRONG_STATE');
  const isHeld = loaded.row.frozen === 1 && (await shownState(deps, at)).takenAt !== null;
  if (!isHeld) await takeSnapshot(deps, at);
}
