import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { FIRST_RESULT_VIEW } from '#shared/domain/voting-session.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useResultView } from '#web/teacher/control/use-result-view.ts';
import { useSchoolCount } from '#web/teacher/control/use-school-count.tsx';
import { HandoutLink, LearnedSheet } from '#web/teacher/learned/learned-sheet.tsx';
import { useLearnedTools } from '#web/teacher/learned/learned-tools.tsx';
import { useTalkQuestions } from '#web/teacher/learned/use-talk-questions.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { LiveHeader, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { useOpenGame } from '#web/teacher/parts/use-open-game.ts';
import { livePath, resultPath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';

/** What a class learned as a list: the overview of an open game. */
export function ListPage({ code }: { code: SessionCode }) {
  const { t } = useTranslation('teacher-results');
  const { game, isTryOut, isGone, games } = useOpenGame(code);
  const overview = useQuery(overviewQuery(game?._id ?? null));
  const talk = useTalkQuestions(code);
  const tools = useLearnedTools(game ?? undefined);
  const endGame = useEndGame(code, game, isTryOut);
  const school = useSchoolCount(code, overview.data);
  useResultView(game, { view: 'overview', statementId: null });
  if (isGone && !endGame.isDone) return <SessionNotFound />;
  if (game && game.state !== 'results') return <Navigate replace to={livePath(code)} />;
  return (
    <>
      <LiveHeader>{isTryOut && <TryOutTag />}</LiveHeader>
      {overview.data ? (
        <LearnedSheet overview={overview.data} classLabel={game?.classLabel ?? ''} talk={talk} />
      ) : (
        <main id="main">
          <Unread queries={[games, overview]} />
        </main>
      )}
      <LiveControls
        left={
          game && (
            <LinkButton kind="line" to={resultPath(code, game.type, { view: FIRST_RESULT_VIEW, statementId: null })}>
              <Icon name="back" />
              <span>{t('toCards')}</span>
            </LinkButton>
          )
        }
        middle={
          !isTryOut && (
            <>
              <HandoutLink />
              {school?.button}
              {tools.buttons}
            </>
          )
        }
        right={endGame.button}
        failure={tools.failure}
      />
      {school?.dialog}
      {endGame.dialog}
    </>
  );
}
