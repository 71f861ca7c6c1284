// The overview of all questions of a game whose results are shown.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
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
import { useEndGame } from './use-end-game.tsx';
import { useOpenGame } from './use-open-game.ts';

export function OverviewPage() {
  const { t } = useTranslation('group-results');
  const { code, game, isGone, games } = useOpenGame();
  const overview = useQuery({ ...overviewQuery(game?._id ?? ''), enabled: game !== null });
  const tools = useOverviewTools(game?._id);
  const endGame = useEndGame(code);
  if (isGone && !endGame.isDone) return <GoneGame brand={settings.productName} />;
  if (game && game.state !== 'results') return <Navigate replace to={`/teacher/votingsession/${code}`} />;
  const failed = overview.isError || (games.isError && !games.data);
  return (
    <>
      <LiveStrip brand={settings.productName} />
      {overview.data && <SessionOverview overview={overview.data} />}
      {!overview.data && (
        <main id="main">
          {failed ? (
            <LoadFailure onRetry={() => (games.isError ? games.refetch() : overview.refetch())} />
          ) : (
            <Loading />
          )}
        </main>
      )}
      <LiveControls
        left={
          <LinkButton kind="line" to={`/teacher/votingsession/${code}/${game?.type ?? 'debate'}/results`}>
            <Icon name="back" />
            {t('toResults')}
          </LinkButton>
        }
        middle={tools.buttons}
        right={endGame.button}
        failure={endGame.failure ?? tools.failure}
      />
      {endGame.dialog}
    </>
  );
}
