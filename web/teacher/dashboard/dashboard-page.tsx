import { queryClient } from '#web/client/query-client.ts';
import { gameTemplatesQuery } from '#web/data/game-templates.ts';
import { publishedSetsQuery } from '#web/data/question-sets.ts';
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

export function DashboardPage() {
  return (
    <div className="grid grid-cols-1 gap-10 px-page py-6" data-ground="page">
      <LessonCards />
      <div className="grid grid-cols-1 items-start gap-10 laptop:grid-cols-2">
        <OpenGames />
        <OwnLessons />
      </div>
    </div>
  );
}
