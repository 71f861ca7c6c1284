import { useQuery } from '@tanstack/react-query';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import { projectorOverviewQuery } from '#web/data/projectors.ts';
import { settings } from '#web/shell/settings.ts';
import { BoardOverview } from '#web/teacher/board/board-overview.tsx';
import { Furthest, FurthestView } from '#web/teacher/board/furthest.tsx';
import { GroupResultsView } from '#web/teacher/board/group-results-view.tsx';
import { HeaderNote, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

interface ProjectorResultsProps {
  token: string;
  game: ProjectorGame;
  readAt: number;
}

/** The page of the results that the teacher chose. */
export function ProjectorResults({ token, game, readAt }: ProjectorResultsProps) {
  const { name, students, results, type } = game;
  return (
    <>
      <LiveHeader brand={settings.productName} isProjector>
        <HeaderNote>{name}</HeaderNote>
        <StudentCount count={students} />
      </LiveHeader>
      {results === null ? (
        <Overview token={token} game={game} readAt={readAt} />
      ) : (
        <GroupResultsView results={results} type={type} />
      )}
    </>
  );
}

function Overview({ token, game: { live }, readAt }: ProjectorResultsProps) {
  const { data: overview, isError, refetch } = useQuery(projectorOverviewQuery(token, live.resultView, readAt));
  if (overview === undefined) return <main id="main">{isError ? <LoadFailure onRetry={refetch} /> : <Loading />}</main>;
  const { guessed } = overview;
  if (live.resultView === 'overview' || guessed === null) return <BoardOverview overview={overview} />;
  return (
    <FurthestView>
      <Furthest overview={{ ...overview, guessed }} heading="h2" />
    </FurthestView>
  );
}
