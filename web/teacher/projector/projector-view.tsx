import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { projectorPartiesQuery, takeProjectorShown } from '#web/data/projectors.ts';
import type { RunningClock } from '#web/teacher/live/use-clock.ts';
import { useNextSnapshot } from '#web/teacher/live/use-next-snapshot.ts';
import { ArgumentPairView } from '#web/teacher/live/views/argument-pair-view.tsx';
import { GroupArgumentsView } from '#web/teacher/live/views/group-arguments-view.tsx';
import { HandsView } from '#web/teacher/live/views/hands-view.tsx';
import { PartyColumns } from '#web/teacher/live/views/party-arguments-view.tsx';
import { QuestionView } from '#web/teacher/live/views/question-view.tsx';
import { ShownResultsView } from '#web/teacher/live/views/shown-results-view.tsx';
import { StatementResultsView } from '#web/teacher/live/views/statement-results-view.tsx';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import view from '#web/teacher/parts/live-view.module.css';
import { PerspectiveTable } from '#web/teacher/parts/perspective-table.tsx';
import { StatementHeading, type StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

type Options = LiveStatement['opinionOptions'];
type Played = NonNullable<ProjectorGame['played']>;

interface ProjectorViewProps {
  token: string;
  game: ProjectorGame;
  readAt: number;
  current: NonNullable<ProjectorGame['current']>;
  position: StatementPosition;
  clock: RunningClock | null;
}

interface Content extends ProjectorViewProps {
  options: Options;
}

/** The view that the teacher chose, of the current statement. */
export function ProjectorView(props: ProjectorViewProps) {
  const { game, current, position, clock } = props;
  const options = useMemo(() => [...current.opinionOptions].sort((a, b) => a.order - b.order), [current]);
  const content = { ...props, options };
  if (game.live.view === 'question')
    return (
      <QuestionView
        position={position}
        options={options}
        students={game.students}
        answered={current.answered}
        clock={clock}
      />
    );
  if (game.live.view === 'hands') return <HandsView position={position} options={options} />;
  if (game.live.view === 'party-arguments') return <Parties key={current._id} {...content} />;
  if (game.shown !== null) return <Snapshot {...content} shown={game.shown} />;
  return game.played === null ? <Loading /> : <PartyGame {...content} played={game.played} />;
}

function Snapshot({ token, game, readAt, position, options, shown }: Content & { shown: ShownState }) {
  const { live, students, code } = game;
  useNextSnapshot({ shown, readAt, isFrozen: live.frozen, take: () => takeProjectorShown(token) });
  if (live.view === 'argument-pair')
    return <ArgumentPairView position={position} options={options} shown={shown} pair={live.pair} />;
  if (live.view === 'group-arguments')
    return (
      <GroupArgumentsView
        isProjector
        code={code}
        position={position}
        options={options}
        entries={shown.arguments ?? NOTHING}
        parties={NOTHING}
      />
    );
  return (
    <ShownResultsView
      position={position}
      options={options}
      shown={shown}
      students={students}
      isFrozen={live.frozen}
      controls={null}
    />
  );
}

function PartyGame({ game, position, options, played }: Content & { played: Played }) {
  const results = useMemo(() => {
    const countOf = (wanted: string): number => played.counts.find(({ opinion }) => opinion === wanted)?.count ?? 0;
    return resultsOf(
      options.map((option) => ({ ...option, count: countOf(option.opinion), hands: 0 })),
      played.skipped,
    );
  }, [options, played]);
  if (game.live.view === 'statement-results') return <StatementResultsView position={position} results={results} />;
  return (
    <GroupArgumentsView
      isProjector
      code={game.code}
      position={position}
      options={options}
      entries={played.arguments}
      parties={played.parties}
    />
  );
}

function Parties({ token, current, position, options }: Content) {
  const { data, isError, refetch } = useQuery(projectorPartiesQuery(token, current._id));
  return (
    <main id="main" className={view.view}>
      <StatementHeading position={position} />
      {!data && (isError ? <LoadFailure onRetry={refetch} /> : <Loading />)}
      {data?.perspective && (
        <PerspectiveTable parties={data.parties} guesses={data.perspective.parties} options={options} />
      )}
      {data && !data.perspective && (
        <PartyColumns statementId={current._id} options={options} parties={data.parties} opinions={data.opinions} />
      )}
    </main>
  );
}

const NOTHING: never[] = [];
