import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Furthest, FurthestView } from '#web/teacher/board/furthest.tsx';
import { useResultView } from '#web/teacher/control/use-result-view.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { useOpenGame } from '#web/teacher/parts/use-open-game.ts';
import { livePath, resultPath } from '#web/teacher/parts/voting-session-path.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

/** At the end of a party game: where the class guessed worst, what it knew, and how that compares with the baseline. */
export function FurthestPage({ code }: { code: SessionCode }) {
  const { t } = useTranslation('teacher-results');
  const { game, isTryOut, isGone } = useOpenGame(code);
  const overview = useQuery({ ...overviewQuery(game?._id ?? ''), enabled: game !== null });
  useResultView(game?.type === 'party' ? game : null, 'furthest');
  if (isGone) return <SessionNotFound brand={settings.productName} />;
  if (game && game.state !== 'results') return <Navigate replace to={livePath(code)} />;
  if (game?.type === 'debate') return <Navigate replace to={resultPath(code, 'debate', 'parties')} />;
  const guessed = overview.data?.guessed;
  return (
    <>
      <LiveHeader brand={settings.productName}>
        {game && <HeaderNote>{game.name}</HeaderNote>}
        {isTryOut && <TryOutTag />}
        {overview.data && <StudentCount count={overview.data.totalParticipants} />}
      </LiveHeader>
      <FurthestView>
        {overview.data && guessed && <Furthest overview={{ ...overview.data, guessed }} heading="h2" />}
        {!overview.data && (overview.isError ? <LoadFailure onRetry={overview.refetch} /> : <Loading />)}
      </FurthestView>
      <LiveControls
        right={
          <LinkButton to={resultPath(code, 'party', 'parties')}>
            {t('toResults')}
            <Icon name="forward" />
          </LinkButton>
        }
      />
    </>
  );
}
