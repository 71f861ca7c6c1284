import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type EndSlide, endSlides, slideAt } from '#shared/domain/end-slides.ts';
import { FIRST_RESULT_VIEW, type ResultView } from '#shared/domain/voting-session.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type MenuLine, useMenu } from '#web/teacher/control/menu.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useGameLines } from '#web/teacher/control/use-game-lines.tsx';
import { useQuestionsSwitch } from '#web/teacher/control/use-questions-line.ts';
import { useSlides } from '#web/teacher/control/use-slides.tsx';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { livePath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import styles from './remote.module.css';
import { RemoteHeader } from './remote-header.tsx';

const NONE: readonly EndSlide[] = [];

/** The remote control once the results are shown: leads through their pages, and ends the game after the last one. */
export function RemoteResults({ session, students, commands, onShowBoard }: PhoneScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { _id, code, name, type, resultView = FIRST_RESULT_VIEW[type] } = session;
  const { data: overview } = useQuery(overviewQuery(_id));
  const slides = useMemo(() => (overview ? endSlides(overview) : NONE), [overview]);
  const lead = useSlides({ type, view: resultView, slides }, commands.showResults);
  const shown = slideAt(type, resultView, slides)?.view ?? resultView;
  const endGame = useEndGame(code);
  const lines = useGameLines(session, commands, onShowBoard);
  const sheet = (
    <LinkButton kind="line" to={`${livePath(code)}/debrief`}>
      <Icon name="document" />
      {t('teacher-results:debrief.open')}
    </LinkButton>
  );
  const questions = useQuestionsSwitch(session, commands);
  const lineOf = (view: ResultView): MenuLine => ({
    name: view,
    icon: 'results',
    label: t(`resultView.${view}`),
    act: () => commands.showResults(view),
  });
  const menu = useMenu(
    [
      { title: t('remote.onBoard'), lines: [...slides.map(({ view }) => lineOf(view)), lineOf('overview')] },
      { title: t('menu.game'), lines: [questions] },
      lines.screens,
    ],
    <>
      {sheet}
      <DashboardLink />
    </>,
  );
  return (
    <>
      {/* Nobody joins any more, so that a lock has no effect. */}
      <RemoteHeader code={code} locked={false} students={students} />
      <main id="main" className={styles.main}>
        <div>
          <h1>{name}</h1>
          <p className={styles.soft}>{t('remote.results')}</p>
        </div>
        {overview && (
          <section aria-live="polite">
            <h2 className={styles.label}>{t('remote.onBoard')}</h2>
            <p>{t(`resultView.${shown}`)}</p>
          </section>
        )}
        <QueueLink session={session} />
      </main>
      <LiveControls
        isLarge
        lead={lead.main || endGame.button}
        left={lead.back}
        right={menu.button}
        failure={endGame.failure ?? commands.failure}
        notice={endGame.notice}
      />
      {menu.dialog}
      {lines.dialogs}
    </>
  );
}
