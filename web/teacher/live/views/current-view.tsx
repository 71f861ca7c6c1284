import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LiveView, StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { statementResults } from '#shared/domain/statement-results.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import type { RunningClock } from '#web/teacher/live/use-clock.ts';
import type { Commands } from '#web/teacher/live/use-commands.ts';
import { useRoundCount } from '#web/teacher/live/use-round-count.ts';
import { useShown } from '#web/teacher/live/use-shown.ts';
import { byId, type LiveStatement, opinionsOn } from '#web/teacher/parts/live-figures.ts';
import type { StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ArgumentPairView } from './argument-pair-view.tsx';
import { GroupArgumentsView } from './group-arguments-view.tsx';
import { HandsView } from './hands-view.tsx';
import { PartyArgumentsView } from './party-arguments-view.tsx';
import { PerspectiveView } from './perspective-view.tsx';
import { QuestionView } from './question-view.tsx';
import { ShownResultsView } from './shown-results-view.tsx';
import { StatementResultsView } from './statement-results-view.tsx';

interface CurrentViewProps {
  view: LiveView;
  session: VotingSession;
  statement: LiveStatement;
  position: StatementPosition;
  students: number;
  clock: RunningClock | null;
  commands: Commands;
}

interface Shown extends CurrentViewProps {
  options: LiveStatement['opinionOptions'];
  opinions: readonly StudentOpinion[];
}

/** A debate shows snapshots; in a party game nobody answers for themselves, so that it shows the answers as they come. */
export function CurrentView(props: CurrentViewProps) {
  const { view, session, statement } = props;
  const options = useMemo(() => [...statement.opinionOptions].sort((a, b) => a.order - b.order), [statement]);
  const opinions = useMemo(
    () => opinionsOn(session.studentOpinions, statement._id),
    [session.studentOpinions, statement._id],
  );
  const shown = { ...props, options, opinions };
  if (view === 'question') return <Question {...shown} />;
  if (view === 'hands') return <HandsView position={props.position} options={options} />;
  if (view === 'party-arguments') {
    const View = session.type === 'party' ? PerspectiveView : PartyArgumentsView;
    return <View code={session.code} statementId={statement._id} position={props.position} options={options} />;
  }
  if (session.type === 'debate') return <Snapshot key={`${statement._id} ${statement.round}`} {...shown} />;
  return view === 'statement-results' ? (
    <PartyGameResults key={statement._id} {...shown} />
  ) : (
    <ArgumentsWithParties {...shown} />
  );
}

function Question({ session, statement, position, options, students, opinions, clock }: Shown) {
  const answered = useRoundCount(session.code, statement, opinions);
  return <QuestionView position={position} options={options} students={students} answered={answered} clock={clock} />;
}

/** The views that show what students answered. */
function Snapshot(props: Shown) {
  const { session, statement, opinions, students, view, commands } = props;
  const { code } = session;
  const isFrozen = session.frozen === true;
  const { shown, isFailed, retry } = useShown({
    code,
    statementId: statement._id,
    opinions,
    students,
    isFrozen,
  });
  if (isFailed)
    return (
      <main id="main">
        <LoadFailure onRetry={retry} />
      </main>
    );
  if (shown === undefined) return <Loading />;
  const { position, options } = props;
  if (view === 'argument-pair')
    return <ArgumentPairView position={position} options={options} shown={shown} pair={session.pair ?? null} />;
  if (view === 'group-arguments')
    return (
      <GroupArgumentsView
        code={code}
        position={position}
        options={options}
        entries={shown.arguments ?? NO_ARGUMENTS}
        parties={NO_PARTIES}
      />
    );
  return (
    <ShownResultsView
      position={position}
      options={options}
      shown={shown}
      students={students}
      isFrozen={isFrozen}
      controls={{ onFreeze: commands.freeze, onUpdate: () => commands.update(statement._id) }}
    />
  );
}

function PartyGameResults({ position, options, opinions }: Shown) {
  const results = useMemo(() => statementResults(options, opinions), [options, opinions]);
  return <StatementResultsView position={position} results={results} />;
}

/** In a party game each argument shows the party that the student played. */
function ArgumentsWithParties({ session, position, options, opinions }: Shown) {
  const parties = useQuery(sessionPartiesQuery(session.code));
  const entries = useMemo(() => opinions.filter(({ commentState }) => commentState === 'shown').sort(byId), [opinions]);
  return (
    <GroupArgumentsView
      code={session.code}
      position={position}
      options={options}
      entries={entries}
      parties={parties.data ?? NO_PARTIES}
    />
  );
}

const NO_PARTIES: never[] = [];
const NO_ARGUMENTS: never[] = [];
