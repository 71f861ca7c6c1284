import { type ReactNode, useEffect, useRef } from 'react';
import type { ArgumentPair, LiveAt } from '#shared/contract/live-state.ts';
import type { Party } from '#shared/contract/party.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import type { PartyPerspective } from '#shared/contract/result.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import type { StatementResults } from '#shared/domain/statement-results.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import type { ArgumentEntry, LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { ArgumentPairView } from './argument-pair-view.tsx';
import { ArgumentsView, NoArgumentsYet } from './arguments-view.tsx';
import { BackgroundView } from './background-view.tsx';
import type { ArgumentTools } from './group-arguments-view.tsx';
import { HandsView } from './hands-view.tsx';
import { PartyAnswersView } from './party-answers-view.tsx';
import { PartyRevealView } from './party-reveal-view.tsx';
import { QuestionView } from './question-view.tsx';
import { type ClassQuestions, QuestionsView } from './questions-view.tsx';
import { ShownResultsView } from './shown-results-view.tsx';
import type { StatementPosition } from './statement-heading.tsx';
import { StatementResultsView } from './statement-results-view.tsx';
import { TalkView } from './talk-view.tsx';
import type { DrawnMemory } from './use-reveal.ts';
import type { TurnedMemory } from './use-turn.ts';

/** The published answers of a party game: nobody answers for themselves. */
export interface PlayedAnswers {
  results: StatementResults;
  /** The arguments that may be shown, each with the party that the student played. */
  entries: readonly ArgumentEntry[];
  parties: readonly Pick<Party, '_id' | 'name'>[];
}

/** The positions of the parties on a statement; in a party game beside the class's guesses. */
export type PartyPositions = { parties: readonly Party[] } & (
  | { opinions: readonly PartyOpinion[] }
  /** The guesses of the page that is on the board. */
  | { guesses: readonly PartyPerspective[] }
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
  questions: Source<ClassQuestions>;
  /** The host's actions on arguments; undefined if they can only be read. */
  argumentTools: Source<ArgumentTools | undefined>;
}

interface StatementViewProps {
  view: LiveView;
  type: GameType;
  statementId: string;
  round: number;
  position: StatementPosition;
  /** In order. */
  options: LiveStatement['opinionOptions'];
  students: number;
  clock: RunningClock | null;
  pair: ArgumentPair | null;
  sources: ViewSources;
  /** The host's text and buttons below a snapshot. */
  snapshotPanel: (shown: ShownState) => ReactNode;
  /** The part of the view that is on the board. */
  at: LiveAt | null;
  /** Shows something else of the view; absent if it can only be read. */
  onAt?: (at: LiveAt | null) => void;
}

type DrawnProps = StatementViewProps & { memory: DrawnMemory; turned: TurnedMemory };
type Drawn = (props: DrawnProps) => ReactNode;

/** The component of each view, in a debate and in a party game. */
const VIEWS: Record<LiveView, Drawn> = {
  question: (props) => props.sources.answered((answered) => <QuestionView {...props} answered={answered} />),
  background: ({ position }) => <BackgroundView position={position} />,
  hands: ({ options }) => <HandsView options={options} />,
  questions: ({ sources, onAt }) =>
    sources.questions((questions) => (
      <QuestionsView
        questions={questions}
        onEnlarge={onAt && ((id) => onAt(id === null ? null : { kind: 'question', id, page: 0 }))}
      />
    )),
  'party-arguments': (props) => <Positions {...props} />,
  'argument-pair': (props) => {
    const { pair, sources } = props;
    const without = <TalkView {...props} />;
    return pair === null
      ? without
      : sources.shown((shown) => <ArgumentPairView {...props} pair={pair} shown={shown} without={without} />);
  },
  'statement-results': (props) =>
    props.type === 'debate'
      ? props.sources.shown((shown) => <ShownResultsView {...props} shown={shown} panel={props.snapshotPanel(shown)} />)
      : props.sources.played(({ results }) => <StatementResultsView results={results} />),
  'group-arguments': (props) =>
    props.type === 'debate'
      ? props.sources.shown(({ arguments: entries }) =>
          entries === null ? <NoArgumentsYet /> : <Arguments {...props} entries={entries} parties={NOTHING} />,
        )
      : props.sources.played((played) => <Arguments {...props} entries={played.entries} parties={played.parties} />),
};

/** The view that the teacher chose, of the current statement, on every screen that shows it. */
export function StatementView(props: StatementViewProps) {
  const { view, statementId, round } = props;
  const memory: DrawnMemory = useRef(null);
  const turned: TurnedMemory = useRef(null);
  useEffect(() => {
    const last = memory.current;
    // A view of the result notes by itself what it drew.
    if (view === 'statement-results' || (last?.statementId === statementId && last.round === round)) return;
    memory.current = { statementId, round, takenAt: null, options: [] };
  }, [view, statementId, round]);
  useEffect(() => {
    // A view of the parties notes by itself which of them it drew.
    if (view === 'party-arguments' || turned.current?.statementId === statementId) return;
    turned.current = { statementId, parties: new Set() };
  }, [view, statementId]);
  return VIEWS[view]({ ...props, memory, turned });
}

function Positions(props: DrawnProps) {
  const { sources } = props;
  return sources.positions((positions) =>
    'guesses' in positions ? (
      <PartyRevealView {...props} {...positions} />
    ) : (
      <PartyAnswersView {...props} {...positions} />
    ),
  );
}

const Arguments = (props: StatementViewProps & Pick<PlayedAnswers, 'entries' | 'parties'>) =>
  props.sources.argumentTools((tools) => <ArgumentsView {...props} tools={tools} />);

const NOTHING: never[] = [];
