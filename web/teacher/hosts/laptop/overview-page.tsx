import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { BoardOverview } from '#web/teacher/board/board-overview.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useResultView } from '#web/teacher/control/use-result-view.ts';
import { useOverviewTools } from '#web/teacher/overview/overview-tools.tsx';
import { SessionOverview } from '#web/teacher/overview/session-overview.tsx';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { useOpenGame } from '#web/teacher/parts/use-open-game.ts';
import { livePath, resultPath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { NARROW, useMedia } from '#web/ui/screen/use-media.ts';

/** On a screen that a class may see: what fits on it. Everything, which scrolls, on a press, on a narrow screen and on paper. */
export function ResultsOverviewPage({ code }: { code: SessionCode }) {
  const { t } = useTranslation('teacher-results');
  const { game, isTryOut, isGone, games } = useOpenGame(code);
  const overview = useQuery({ ...overviewQuery(game?._id ?? ''), enabled: game !== null });
  const tools = useOverviewTools(game ?? undefined, `/teacher/votingsession/${code}/debrief`);
  const endGame = useEndGame(code, isTryOut);
  const [search] = useSearchParams();
  const isAsked = search.has('all');
  const isNarrow = useMedia(NARROW);
  const isOnPaper = useMedia('print');
  const showsAll = isAsked || isNarrow || isOnPaper;
  useResultView(game, 'overview');
  if (isGone && !endGame.isDone) return <SessionNotFound />;
  if (game && game.state !== 'results') return <Navigate replace to={livePath(code)} />;
  return (
    <>
      <LiveHeader>
        {game && !showsAll && <HeaderNote>{game.name}</HeaderNote>}
        {isTryOut && <TryOutTag />}
      </LiveHeader>
      {overview.data &&
        (showsAll ? (
          <SessionOverview overview={overview.data} />
        ) : (
          <BoardOverview
            overview={overview.data}
            more={
              <LinkButton kind="text" to="?all">
                {t('showAll')}
              </LinkButton>
            }
          />
        ))}
      {!overview.data && (
        <main id="main">
          <Unread queries={[games, overview]} />
        </main>
      )}
      <LiveControls
        left={
          <LinkButton kind="line" to={isAsked ? '?' : resultPath(code, game?.type ?? 'debate', 'parties')}>
            <Icon name="back" />
            {isAsked ? t('toOneScreen') : t('toResults')}
          </LinkButton>
        }
        middle={!isTryOut && tools.buttons}
        right={endGame.button}
        failure={endGame.failure ?? tools.failure}
        notice={endGame.notice}
      />
    </>
  );
}
