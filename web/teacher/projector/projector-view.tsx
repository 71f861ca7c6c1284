import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import type { ShownState } from '#shared/contract/shown.ts';
import { countedResults } from '#shared/domain/statement-results.ts';
import { projectorPartiesQuery, takeProjectorShown } from '#web/data/projectors.ts';
import type { RunningClock } from '#web/teacher/live/use-clock.ts';
import { useNextSnapshot } from '#web/teacher/live/use-next-snapshot.ts';
import { type PartyPositions, StatementView } from '#web/teacher/live/views/statement-view.tsx';
import type { StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
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
            draw({
              results: countedResults(options, played.counts, played.skipped),
              entries: played.arguments,
              parties: played.parties,
            })
          ),
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
  return children(shown);
}

function Positions({ token, statementId, children }: { token: string; statementId: string } & Drawn<PartyPositions>) {
  const { data, isError, refetch } = useQuery(projectorPartiesQuery(token, statementId));
  if (data === undefined) return isError ? <LoadFailure onRetry={refetch} /> : <Loading />;
  const { parties, opinions, perspective } = data;
  return children(perspective === null ? { parties, opinions } : { parties, guesses: perspective.parties });
}
