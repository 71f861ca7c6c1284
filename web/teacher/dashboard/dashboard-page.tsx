import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/client/query-client.ts';
import { gameTemplatesQuery } from '#web/data/game-templates.ts';
import { lessonsQuery } from '#web/data/lessons.ts';
import { publishedSetQuery, publishedSetsQuery } from '#web/data/question-sets.ts';
import { openSessionsQuery } from '#web/data/voting-sessions.ts';
import { LessonCards } from './lesson-cards.tsx';
import { OpenGames } from './open-games.tsx';
import { OwnLessons } from './own-lessons.tsx';
import '#web/ui/screens.css';

/** Requests the lists while the other files of the page are loading. Not by importing it: its chunk is loaded by pages of those who may read none. */
export function requestLists(): void {
  void queryClient.prefetchQuery(publishedSetsQuery);
  void queryClient.prefetchQuery(gameTemplatesQuery);
  void queryClient.prefetchQuery(openSessionsQuery);
}

/** Whether the lessons are read, or cannot be: what is drawn below them from then on is not pushed down by them. */
function useAreLessonsRead(): boolean {
  const sets = useQuery(publishedSetsQuery);
  const first = sets.data?.[0]?._id ?? null;
  const set = useQuery(publishedSetQuery(first));
  const lessons = useQuery(lessonsQuery(first));
  return sets.isError || sets.data?.length === 0 || !(set.isPending || lessons.isPending);
}

export function DashboardPage() {
  const areLessonsRead = useAreLessonsRead();
  return (
    <div className="grid grid-cols-1 gap-10 px-page py-6" data-ground="page">
      <LessonCards />
      {areLessonsRead && (
        <div className="grid grid-cols-1 items-start gap-10 laptop:grid-cols-2">
          <OpenGames />
          <OwnLessons />
        </div>
      )}
    </div>
  );
}
