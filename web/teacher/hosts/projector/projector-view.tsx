import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { useHiddenArguments, withoutHidden } from '#web/data/hidden-arguments.ts';
import { projectorPartiesQuery, takeProjectorShown } from '#web/data/projectors.ts';
import type { StatementPosition } from '#web/teacher/board/statement-heading.tsx';
import { type PartyPositions, type PlayedAnswers, StatementView } from '#web/teacher/board/statement-view.tsx';
import { useNextSnapshot } from '#web/teacher/control/use-next-snapshot.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

interface ProjectorViewProps {
  token: string;
  game: ProjectorGame;
  readAt: number;
  current: NonNullable<ProjectorGame['current']>;
  position: StatementPosition;
  clock: RunningClock | null;
}

/** The view that the teacher chose, of the current statement. */
export function ProjectorView({ token, game, readAt, current, position, clock }: ProjectorViewProps) {
  const options = useMemo(() => [...current.opinionOptions].sort((a, b) => a.order - b.order), [current]);
  const { live, shown, played } = game;
  return (
    <StatementView
      view={live.view}
      type={game.type}
      code={game.code}
      statementId={current._id}
      position={position}
      options={options}
      students={game.students}
      clock={clock}
      isFrozen={live.frozen}
      pair={live.pair}
      controls={null}
      sources={{
        answered: (draw) => draw(current.answered),
        shown: (draw) =>
          shown === null ? (
            <Loading />
          ) : (
            <Snapshot token={token} shown={shown} readAt={readAt} isFrozen={live.frozen}>
              {draw}
            </Snapshot>
          ),
        played: (draw) =>
          played === null ? (
            <Loading />
          ) : (
            <Played played={played} options={options}>
              {draw}
            </Played>
          ),
        argumentTools: (draw) => draw(undefined),
        positions: (draw) => (
          <Positions key={current._id} token={token} statementId={current._id}>
            {draw}
          </Positions>
        ),
      }}
    />
  );
}

interface Drawn<Content> {
  children: (content: Content) => ReactNode;
}

interface SnapshotProps extends Drawn<ShownState> {
  token: string;
  shown: ShownState;
  readAt: number;
  isFrozen: boolean;
}

function Snapshot({ token, shown, readAt, isFrozen, children }: SnapshotProps) {
  useNextSnapshot({ shown, readAt, isFrozen, take: () => takeProjectorShown(token) });
  const hidden = useHiddenArguments();
  return children(withoutHidden(shown, hidden));
}

interface PlayedProps extends Drawn<PlayedAnswers> {
  played: NonNullable<ProjectorGame['played']>;
  options: LiveStatement['opinionOptions'];
}

function Played({ played, options, children }: PlayedProps) {
  const results = useMemo(() => {
    const countOf = (wanted: string): number => played.counts.find(({ opinion }) => opinion === wanted)?.count ?? 0;
    return resultsOf(
      options.map((option) => ({ ...option, count: countOf(option.opinion), hands: 0 })),
      played.skipped,
    );
  }, [options, played]);
  const hidden = useHiddenArguments();
  const entries = played.arguments.filter(({ _id }) => !hidden.has(_id));
  return children({ results, entries, parties: played.parties });
}

function Positions({ token, statementId, children }: { token: string; statementId: string } & Drawn<PartyPositions>) {
  const { data, isError, refetch } = useQuery(projectorPartiesQuery(token, statementId));
  if (data === undefined) return isError ? <LoadFailure onRetry={refetch} /> : <Loading />;
  const { parties, opinions, perspective } = data;
  return children(perspective === null ? { parties, opinions } : { parties, guesses: perspective.parties });
}
