import type { ReactNode } from 'react';
import type { Party } from '#shared/contract/party.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import type { ArgumentPair, LiveView } from '#shared/contract/voting-session.ts';
import type { StatementResults } from '#shared/domain/statement-results.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import type { RunningClock } from '#web/teacher/live/use-clock.ts';
import { Board } from '#web/teacher/parts/board.tsx';
import type { ArgumentEntry, LiveStatement } from '#web/teacher/parts/live-figures.ts';
import view from '#web/teacher/parts/live-view.module.css';
import type { PartyGuesses } from '#web/teacher/parts/perspective-order.ts';
import { StatementHeading, type StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { ArgumentPairView } from './argument-pair-view.tsx';
import { GroupArgumentsView } from './group-arguments-view.tsx';
import { HandsView } from './hands-view.tsx';
import { PartyColumns } from './party-columns.tsx';
import perspective from './perspective-view.module.css';
import { PerspectiveView } from './perspective-view.tsx';
import { QuestionView } from './question-view.tsx';
import { ShownResultsView } from './shown-results-view.tsx';
import { StatementResultsView } from './statement-results-view.tsx';

/** The answers of a party game. They are shown as they arrive, because nobody answers for themselves. */
export interface PlayedAnswers {
  results: StatementResults;
  /** Those that may be shown, each with the party that the student played. */
  entries: readonly ArgumentEntry[];
  parties: readonly Pick<Party, '_id' | 'name'>[];
}

/** What the parties think of a statement; in a party game beside what the class thought. */
export type PartyPositions = { parties: readonly Party[] } & (
  | { opinions: readonly PartyOpinion[] }
  | { guesses: readonly PartyGuesses[] }
);

/** Calls `draw` with the data of a view, and draws a placeholder until they are read. */
type Source<Content> = (draw: (content: Content) => ReactNode) => ReactNode;

/** The source of the data: the voting session on the owner's screens, the projector's own reads on a projector without a login. */
export interface ViewSources {
  /** How many answered in the present round. */
  answered: Source<number>;
  /** In a debate. */
  shown: Source<ShownState>;
  /** In a party game. */
  played: Source<PlayedAnswers>;
  positions: Source<PartyPositions>;
}

interface StatementViewProps {
  view: LiveView;
  type: GameType;
  code: string;
  statementId: string;
  position: StatementPosition;
  /** In order. */
  options: LiveStatement['opinionOptions'];
  students: number;
  clock: RunningClock | null;
  pair: ArgumentPair | null;
  sources: ViewSources;
  /** Shows the latest result; null on a projector without a login, which has no controls. */
  onUpdate: (() => void) | null;
}

/** The view that the teacher chose, of the current statement, on every screen that shows it. */
export function StatementView(props: StatementViewProps) {
  const { type, position, options, sources } = props;
  switch (props.view) {
    case 'question':
      return sources.answered((answered) => <QuestionView {...props} answered={answered} />);
    case 'hands':
      return <HandsView position={position} options={options} />;
    case 'party-arguments':
      return (
        <Board
          className={type === 'party' ? `${view.view} ${perspective.view}` : view.view}
          isProjector={props.onUpdate === null}
        >
          <StatementHeading position={position} />
          {sources.positions((positions) =>
            'guesses' in positions ? (
              <PerspectiveView {...positions} options={options} isProjector={props.onUpdate === null} />
            ) : (
              <PartyColumns
                {...positions}
                statementId={props.statementId}
                options={options}
                isProjector={props.onUpdate === null}
              />
            ),
          )}
        </Board>
      );
    default:
      return type === 'debate'
        ? sources.shown((shown) => <Debate {...props} shown={shown} />)
        : sources.played((played) => <PartyGame {...props} played={played} />);
  }
}

function Debate({ shown, ...props }: StatementViewProps & { shown: ShownState }) {
  if (props.view === 'argument-pair') return <ArgumentPairView {...props} shown={shown} />;
  if (props.view === 'statement-results') return <ShownResultsView {...props} shown={shown} />;
  return <Arguments {...props} entries={shown.arguments ?? NOTHING} parties={NOTHING} />;
}

function PartyGame({ played, ...props }: StatementViewProps & { played: PlayedAnswers }) {
  return props.view === 'statement-results' ? (
    <StatementResultsView position={props.position} results={played.results} />
  ) : (
    <Arguments {...props} entries={played.entries} parties={played.parties} />
  );
}

function Arguments({ onUpdate, ...props }: StatementViewProps & Pick<PlayedAnswers, 'entries' | 'parties'>) {
  return <GroupArgumentsView {...props} isProjector={onUpdate === null} />;
}

const NOTHING: never[] = [];
