import type { SessionSetup } from '#server/data/game/session-setup.ts';
import type { VotingSessionRow } from '#server/data/game/voting-sessions.ts';
import type { PlayedAnswers } from '#shared/contract/game-figures.ts';
import type { ArgumentPair } from '#shared/contract/live-state.ts';
import type { ProjectorGame, ProjectorOverview } from '#shared/contract/projector.ts';
import type { GroupResults, SessionOverview } from '#shared/contract/result.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { contentOf, type LiveView } from '#shared/domain/live-views.ts';
import { roundOf } from '#shared/domain/voting-session.ts';
import { presentStatement } from './statement.ts';
import { presentLiveState } from './voting-session.ts';

/** The data that were read for a projector; null if its view does not show them. */
export interface ProjectorFigures {
  students: number;
  /** Answers and skips of each statement in its present round. */
  answers: ReadonlyMap<string, number>;
  /** Students who answered every statement. */
  finished: number | null;
  pair: ArgumentPair | null;
  shown: ShownState | null;
  played: PlayedAnswers | null;
  questions: ProjectorGame['questions'];
  ballot: ProjectorGame['ballot'];
  ballotParties: ProjectorGame['ballotParties'];
  results: GroupResults | null;
}

/** The answers to a statement of a party game, with arguments only if the view shows them. */
export const presentPlayedOn = (view: LiveView, played: PlayedAnswers): PlayedAnswers =>
  contentOf(view, 'party').includes('arguments') ? played : { ...played, arguments: [], parties: [] };

/** A snapshot, with arguments only if the view shows them. */
export const presentShownOn = (view: LiveView, shown: ShownState): ShownState =>
  contentOf(view, 'debate').includes('arguments') ? shown : { ...shown, arguments: shown.arguments && [] };

/** An overview without arguments: nobody can open them there. */
export function presentOverviewOn({ _id, statements, ...rest }: SessionOverview): ProjectorOverview {
  const withoutArguments = (one: SessionOverview['statements'][number]) => ({
    ...one,
    options: one.options.map((option) => ({ ...option, comments: [] })),
  });
  return { ...rest, statements: statements.map(withoutArguments) };
}

/** A voting session as a projector without a login shows it: no answer of one student, and no id of theirs. */
export function presentToProjector(
  setup: SessionSetup,
  row: VotingSessionRow,
  { students, answers, finished, pair, ...content }: ProjectorFigures,
): ProjectorGame {
  const { code, name, type, tempo, statements } = setup;
  const at = row.state === 'ongoing' ? statements.findIndex(({ _id }) => _id === row.current_statement_id) : -1;
  const current = statements[at];
  return {
    code,
    name,
    type,
    tempo,
    state: row.state,
    locked: row.locked === 1,
    showDifficultWords: setup.settings.has('show_difficult_words'),
    devicesAway: row.devices_away === 1,
    students,
    live: presentLiveState(row, pair),
    total: statements.length,
    current: current
      ? {
          ...presentStatement(current),
          round: roundOf(row.second_rounds, current._id),
          number: at + 1,
          answered: answers.get(current._id) ?? 0,
        }
      : null,
    ...content,
    progress:
      finished === null
        ? null
        : {
            entries: statements.map(({ _id, description, own }) => ({
              statementId: _id,
              description,
              own,
              answers: answers.get(_id) ?? 0,
            })),
            finished,
          },
  };
}

/** A projector that shows a game, for its owner. */
export const presentPaired = ({ id, paired_at }: { id: string; paired_at: string }) => ({
  _id: id,
  pairedAt: paired_at,
});
