import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { endSlides, type EndSlide as Slide, slideAt } from '#shared/domain/end-slides.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import type { GameType, SlideView } from '#shared/domain/voting-session.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EndSlide } from '#web/teacher/board/end-slide.tsx';
import { slidePosition } from '#web/teacher/board/slide-position.ts';
import { StatementStrip } from '#web/teacher/board/statement-heading.tsx';
import { QuestionsAfter } from '#web/teacher/control/questions-after.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useResultView } from '#web/teacher/control/use-result-view.ts';
import { useSlides } from '#web/teacher/control/use-slides.tsx';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { useOpenGame } from '#web/teacher/parts/use-open-game.ts';
import { livePath, resultPath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';

const NONE: readonly Slide[] = [];

interface EndSlidesPageProps {
  code: SessionCode;
  type: GameType;
  view: SlideView;
}

/** The end of a game, page by page; the last one leads to what comes after it. */
export function EndSlidesPage({ code, type, view }: EndSlidesPageProps) {
  const { t } = useTranslation('teacher-results');
  const navigate = useNavigate();
  const { game, isTryOut, isGone, games } = useOpenGame(code);
  const read = useQuery({ ...overviewQuery(game?._id ?? ''), enabled: game !== null });
  const overview = read.data;
  const slides = useMemo(() => (overview ? endSlides(overview) : NONE), [overview]);
  const endGame = useEndGame(code, isTryOut);
  useResultView(game?.type === type ? game : null, view);
  useKeptFocus(view);
  const lead = useSlides({ type, view, slides }, (next) => navigate(resultPath(code, type, next), { replace: true }));

  if (isGone && !endGame.isDone) return <SessionNotFound />;
  // The browser's back button may lead here before the results are shown.
  if (game && game.state !== 'results') return <Navigate replace to={livePath(code)} />;
  if (game && game.type !== type) return <Navigate replace to={resultPath(code, game.type, 'parties')} />;

  const position = slidePosition(overview, view, slides);
  const shown = slideAt(type, view, slides)?.view ?? view;
  const isLast = shown === 'parties';
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {overview && t(`teacher-live:resultView.${shown}`)}
          {position && `: ${position.description}`}
        </span>
      </VisuallyHidden>
      <LiveHeader lead={position && <StatementStrip position={position} />}>
        {game && !position && <HeaderNote>{game.name}</HeaderNote>}
        {isTryOut && <TryOutTag />}
        {overview && <StudentCount count={overview.totalParticipants} />}
      </LiveHeader>
      {overview ? (
        <EndSlide overview={overview} view={view} slides={slides} />
      ) : (
        <main id="main">
          <Unread queries={[games, read]} />
        </main>
      )}
      <LiveControls
        left={
          <>
            {lead.back}
            <LinkButton kind="line" to={resultPath(code, type, 'overview')}>
              <Icon name="results" />
              {t('toOverview')}
            </LinkButton>
          </>
        }
        middle={
          isLast && (
            <>
              <QuestionsAfter code={code} />
              {!isTryOut && (
                <LinkButton kind="line" to={`/teacher/votingsession/${code}/debrief`}>
                  <Icon name="document" />
                  {t('debrief.open')}
                </LinkButton>
              )}
            </>
          )
        }
        right={lead.main || endGame.button}
        failure={endGame.failure}
        notice={endGame.notice}
      />
    </>
  );
}

/** A slide's heading goes with it, and would take the focus with it. */
function useKeptFocus(view: SlideView): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    return focusLostHeading();
  }, [view]);
}
