import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type Card, cardAt, cardsOf, ledThrough, type ShownCard } from '#shared/domain/learned.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { contentBlocksQuery } from '#web/data/content-blocks.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { QuestionsAfter } from '#web/teacher/control/questions-after.tsx';
import { useCards } from '#web/teacher/control/use-cards.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useResultView } from '#web/teacher/control/use-result-view.ts';
import { useSchoolCount } from '#web/teacher/control/use-school-count.tsx';
import { LearnedCard } from '#web/teacher/learned/learned-card.tsx';
import { LearnedSheet } from '#web/teacher/learned/learned-sheet.tsx';
import { useLearnedTools } from '#web/teacher/learned/learned-tools.tsx';
import { useTalkQuestions } from '#web/teacher/learned/use-talk-questions.ts';
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
import { useMedia } from '#web/ui/screen/use-media.ts';

const NONE: readonly Card[] = [];

interface CardsPageProps {
  code: SessionCode;
  type: GameType;
  shown: ShownCard;
}

/** What a class learned, card by card on the board; the last one leads to what comes after it. On paper it is the list. */
export function CardsPage({ code, type, shown }: CardsPageProps) {
  const { t } = useTranslation('teacher-results');
  const navigate = useNavigate();
  const { game, isTryOut, isGone, games } = useOpenGame(code);
  const read = useQuery(overviewQuery(game?._id ?? null));
  const overview = read.data;
  const cards = useMemo(() => (overview ? cardsOf(overview) : NONE), [overview]);
  // Printing waits for nothing: what only paper has must be there before.
  const talk = useTalkQuestions(code);
  usePrefetchQuery(contentBlocksQuery('goals'));
  const tools = useLearnedTools(game ?? undefined);
  const endGame = useEndGame(code, game, isTryOut);
  const school = useSchoolCount(code, overview);
  const isOnPaper = useMedia('print');
  const card = cardAt(cards, shown);
  useResultView(game?.type === type ? game : null, shown);
  useKeptFocus(`${card?.view} ${card?.statementId}`);
  const lead = useCards(cards, shown, (next) => navigate(resultPath(code, type, next), { replace: true }));

  if (isGone && !endGame.isDone) return <SessionNotFound />;
  // The browser's back button may lead here before the results are shown.
  if (game && game.state !== 'results') return <Navigate replace to={livePath(code)} />;
  if (game && game.type !== type) return <Navigate replace to={resultPath(code, game.type, shown)} />;

  const led = ledThrough(cards);
  const place = card === undefined ? -1 : led.indexOf(card);
  const about = overview?.statements.find(({ statementId }) => statementId === card?.statementId);
  const toCard = (view: 'overview' | 'parties') => resultPath(code, type, { view, statementId: null });
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {card && <span>{t(`teacher-live:resultView.${card.view}`)}</span>}
          {about && <span>{`: ${about.description}`}</span>}
        </span>
      </VisuallyHidden>
      <LiveHeader>
        {game && <HeaderNote>{game.name}</HeaderNote>}
        {place >= 0 && led.length > 1 && (
          <HeaderNote>{t('position', { number: place + 1, total: led.length })}</HeaderNote>
        )}
        {isTryOut && <TryOutTag />}
        {overview && <StudentCount count={overview.totalParticipants} />}
      </LiveHeader>
      {overview === undefined && (
        <main id="main">
          <Unread queries={[games, read]} />
        </main>
      )}
      {overview &&
        (isOnPaper ? (
          <LearnedSheet overview={overview} classLabel={game?.classLabel ?? ''} talk={talk} />
        ) : (
          <LearnedCard overview={overview} shown={shown} />
        ))}
      <LiveControls
        left={
          <>
            {lead.back}
            <LinkButton kind="line" to={toCard('overview')}>
              <Icon name="results" />
              <span>{t('allStatements')}</span>
            </LinkButton>
            {card?.view !== 'parties' && (
              <LinkButton kind="line" to={toCard('parties')}>
                <Icon name="flag" />
                <span>{t('openParties')}</span>
              </LinkButton>
            )}
          </>
        }
        middle={
          <>
            {!isTryOut && card?.view === 'ballot' && school?.button}
            {!isTryOut && tools.buttons}
            {lead.main === false && <QuestionsAfter code={code} />}
          </>
        }
        right={lead.main || endGame.button}
        failure={tools.failure}
      />
      {school?.dialog}
      {endGame.dialog}
    </>
  );
}

/** A card's heading goes with it, and would take the focus with it. */
function useKeptFocus(card: string): void {
  const before = useRef(card);
  useEffect(() => {
    if (before.current === card) return;
    before.current = card;
    return focusLostHeading();
  }, [card]);
}
