// A game that is over, by its id: what the class thought, as long as it is kept.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { settings } from '#web/lib/settings.ts';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { GoneGame } from '#web/widgets/gone-game.tsx';
import { LiveControls, ToDashboard } from '#web/widgets/live-controls.tsx';
import { LiveStrip } from '#web/widgets/live-strip.tsx';
import { overviewQuery } from './group-results.api.ts';
import { useOverviewTools } from './overview-tools.tsx';
import { SessionOverview } from './session-overview.tsx';

export function ArchivePage() {
  const { sessionId = '' } = useParams();
  const overview = useQuery(overviewQuery(sessionId));
  const tools = useOverviewTools(overview.data?._id);
  if (overview.isError && errorCodeOf(overview.error) === 'NOT_FOUND') return <GoneGame brand={settings.productName} />;
  return (
    <>
      <LiveStrip brand={settings.productName} />
      {overview.data && <SessionOverview overview={overview.data} />}
      {!overview.data && (
        <main id="main">{overview.isError ? <LoadFailure onRetry={overview.refetch} /> : <Loading />}</main>
      )}
      <LiveControls left={<ToDashboard />} right={tools.buttons} failure={tools.failure} />
    </>
  );
}
