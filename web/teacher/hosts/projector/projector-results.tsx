import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProjectorGame, ProjectorOverview } from '#shared/contract/projector.ts';
import { endSlides } from '#shared/domain/end-slides.ts';
import type { SlideView } from '#shared/domain/voting-session.ts';
import { projectorOverviewQuery } from '#web/data/projectors.ts';
import { BoardOverview } from '#web/teacher/board/board-overview.tsx';
import { EndSlide } from '#web/teacher/board/end-slide.tsx';
import { GroupResultsView } from '#web/teacher/board/group-results-view.tsx';
import { slidePosition } from '#web/teacher/board/slide-position.ts';
import { StatementStrip } from '#web/teacher/board/statement-heading.tsx';
import { Brand, HeaderNote, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';

interface ProjectorResultsProps {
  token: string;
  game: ProjectorGame;
  readAt: number;
}

/** The page of the results that the teacher chose. */
export function ProjectorResults({ token, game, readAt }: ProjectorResultsProps) {
  const { results, type } = game;
  if (results === null) return <Overview token={token} game={game} readAt={readAt} />;
  return (
    <>
      <Header game={game} />
      <GroupResultsView results={results} type={type} />
    </>
  );
}

const Header = ({ game: { name, students } }: Pick<ProjectorResultsProps, 'game'>) => (
  <LiveHeader brand={<Brand />}>
    <HeaderNote>{name}</HeaderNote>
    <StudentCount count={students} />
  </LiveHeader>
);

function Overview({ token, game, readAt }: ProjectorResultsProps) {
  const view = game.live.resultView;
  const read = useQuery(projectorOverviewQuery(token, view, readAt));
  const overview = read.data;
  if (overview !== undefined && view !== 'overview') return <Slide game={game} overview={overview} view={view} />;
  return (
    <>
      <Header game={game} />
      {overview ? (
        <BoardOverview overview={overview} />
      ) : (
        <main id="main">
          <Unread queries={[read]} />
        </main>
      )}
    </>
  );
}

function Slide({ game, overview, view }: { game: ProjectorGame; overview: ProjectorOverview; view: SlideView }) {
  const slides = useMemo(() => endSlides(overview), [overview]);
  const position = slidePosition(overview, view, slides);
  return (
    <>
      {position ? (
        <LiveHeader lead={<StatementStrip position={position} />}>
          <StudentCount count={game.students} />
        </LiveHeader>
      ) : (
        <Header game={game} />
      )}
      <EndSlide overview={overview} view={view} slides={slides} />
    </>
  );
}
