import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useOverviewTools } from '#web/teacher/overview/overview-tools.tsx';
import { SessionOverview } from '#web/teacher/overview/session-overview.tsx';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';

export function ArchivedGamePage() {
  const { sessionId = '' } = useParams();
  const overview = useQuery(overviewQuery(sessionId));
  const tools = useOverviewTools(overview.data, `/teacher/archive/${sessionId}/debrief`);
  if (overview.isError && errorCodeOf(overview.error) === 'NOT_FOUND') return <SessionNotFound />;
  return (
    <>
      <LiveHeader />
      {overview.data ? (
        <SessionOverview overview={overview.data} />
      ) : (
        <main id="main">
          <Unread queries={[overview]} />
        </main>
      )}
      <LiveControls left={<DashboardLink />} right={tools.buttons} failure={tools.failure} />
    </>
  );
}
