import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { groupResultsQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { GroupResultsPlace, GroupResultsView } from '#web/teacher/board/group-results-view.tsx';
import { QuestionsAfter } from '#web/teacher/control/questions-after.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
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

export function GroupResultsPage({ code, type }: { code: SessionCode; type: GameType }) {
  const { t } = useTranslation('teacher-results');
  const { game, isTryOut, isGone } = useOpenGame(code);
  const results = useQuery(groupResultsQuery(code, type));
  const endGame = useEndGame(code, isTryOut);
  useResultView(game?.type === type ? game : null, 'parties');

  const gone = isGone || (results.isError && errorCodeOf(results.error) === 'INVALID_CODE');
  if (gone && !endGame.isDone) return <SessionNotFound brand={settings.productName} />;
  // The browser's back button may lead here before the results are shown.
  if (game && game.state !== 'results') return <Navigate replace to={livePath(code)} />;
  if (game && game.type !== type) return <Navigate replace to={resultPath(code, game.type, 'parties')} />;

  return (
    <>
      <LiveHeader brand={settings.productName}>
        {game && <HeaderNote>{game.name}</HeaderNote>}
        {isTryOut && <TryOutTag />}
        {results.data && <StudentCount count={results.data.totalParticipants} />}
      </LiveHeader>
      {results.data ? (
        <GroupResultsView results={results.data} type={type} />
      ) : (
        <GroupResultsPlace type={type}>
          {results.isError ? <LoadFailure onRetry={results.refetch} /> : <Loading />}
        </GroupResultsPlace>
      )}
      <LiveControls
        left={
          <LinkButton kind="line" to={resultPath(code, type, 'overview')}>
            <Icon name="results" />
            {t('toOverview')}
          </LinkButton>
        }
        middle={
          <>
            {type === 'party' && (
              <LinkButton kind="line" to={resultPath(code, type, 'furthest')}>
                <Icon name="eye" />
                {t('furthest.open')}
              </LinkButton>
            )}
            <QuestionsAfter code={code} />
            {!isTryOut && (
              <LinkButton kind="line" to={`/teacher/votingsession/${code}/debrief`}>
                <Icon name="document" />
                {t('debrief.open')}
              </LinkButton>
            )}
          </>
        }
        right={endGame.button}
        failure={endGame.failure}
      />
      {endGame.dialog}
    </>
  );
}
