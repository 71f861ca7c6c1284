// A game that is over, by its id: what the class thought, as long as it is kept.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { settings } from '#web/lib/settings.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { GoneGame } from '#web/widgets/gone-game.tsx';
import { LiveControls } from '#web/widgets/live-controls.tsx';
import { LiveStrip } from '#web/widgets/live-strip.tsx';
import { overviewQuery } from './group-results.api.ts';
import { useOverviewTools } from './overview-tools.tsx';
import { SessionOverview } from './session-overview.tsx';

export function ArchivePage() {
  const { t } = useTranslation('live');
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
      <LiveControls
        left={
          <LinkButton kind="line" to="/teacher">
            <Icon name="exit" />
            {t('toDashboard')}
          </LinkButton>
        }
        right={tools.buttons}
        failure={tools.failure}
      />
    </>
  );
}
