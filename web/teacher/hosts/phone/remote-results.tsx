import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Card, cardAt, cardsOf } from '#shared/domain/learned.ts';
import { FIRST_RESULT_VIEW } from '#shared/domain/voting-session.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveAction } from '#web/teacher/control/action.ts';
import { useCards } from '#web/teacher/control/use-cards.tsx';
import { useControls } from '#web/teacher/control/use-controls.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useResults } from '#web/teacher/control/use-live.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { shownCard } from '#web/teacher/parts/voting-session-path.ts';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import styles from './remote.module.css';
import { RemoteHeader } from './remote-header.tsx';

/** Cards outside of the sequence. */
const LINES = ['learned', 'parties', 'overview'] as const;
const NONE: readonly Card[] = [];

/** The remote control once the results are shown: leads through the cards of what the class learned, and ends the game after the last one. */
export function RemoteResults({ session, students, commands, onShowBoard }: PhoneScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { _id, code, name, resultView = FIRST_RESULT_VIEW, at } = session;
  const { data: overview } = useQuery(overviewQuery(_id));
  const cards = useMemo(() => (overview ? cardsOf(overview) : NONE), [overview]);
  const shown = shownCard(resultView, at);
  const lead = useCards(cards, shown, commands.showResults);
  const card = resultView === 'overview' ? undefined : cardAt(cards, shown);
  const about = overview?.statements.find(({ statementId }) => statementId === card?.statementId);
  const { data: games } = useQuery({ ...openSessionsQuery, enabled: readOneGame() === null });
  const endGame = useEndGame(code, games?.find((game) => game.code === code) ?? null);
  const live = useResults({ session, students, commands }, onShowBoard);
  const lineOf = (view: (typeof LINES)[number]): LiveAction => ({
    name: view,
    place: 'more',
    icon: 'results',
    when: () => true,
    label: ({ t }) => t(`resultView.${view}`),
    run: () => commands.showResults({ view, statementId: null }),
  });
  const controls = useControls(live, LINES.map(lineOf));
  return (
    <>
      {/* Nobody joins any more, so that a lock has no effect. */}
      <RemoteHeader code={code} locked={false} students={students} controls={null} />
      <main id="main" className={styles.main}>
        <div>
          <h1>{name}</h1>
          <p className={styles.soft}>{t('remote.results')}</p>
        </div>
        {overview && (
          <section aria-live="polite">
            <h2 className={styles.label}>{t('remote.onBoard')}</h2>
            <p>{t(`resultView.${card?.view ?? resultView}`)}</p>
            {about?.drawing && <DrawingImage name={about.drawing} className={styles.thing} />}
            {about && (
              <p dir="auto" lang={CONTENT_LANGUAGE}>
                {about.description}
              </p>
            )}
          </section>
        )}
        <QueueLink session={session} />
      </main>
      <LiveControls
        isLarge
        lead={lead.main || endGame.button}
        left={lead.back}
        right={controls.more}
        failure={commands.failure}
      />
      {controls.dialogs}
      {endGame.dialog}
    </>
  );
}
