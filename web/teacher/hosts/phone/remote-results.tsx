import { resultViewsOf } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ChoiceSwitch } from '#web/teacher/control/choice-switch.tsx';
import { useConnectProjector } from '#web/teacher/control/connect-projector-dialog.tsx';
import { useMenu } from '#web/teacher/control/menu.tsx';
import { useEndGame } from '#web/teacher/control/use-end-game.tsx';
import { useQuestionsSwitch } from '#web/teacher/control/use-questions-line.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { livePath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import styles from './remote.module.css';
import { RemoteHeader } from './remote-header.tsx';

/** The remote control once the results are shown: the page that is on the projector, the arguments that wait, and ending the game. */
export function RemoteResults({ session, students, commands, onShowBoard }: PhoneScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { code, name, type, resultView = 'parties' } = session;
  const endGame = useEndGame(code);
  const projector = useConnectProjector(code);
  const sheet = (
    <LinkButton kind="line" to={`${livePath(code)}/debrief`}>
      <Icon name="document" />
      {t('teacher-results:debrief.open')}
    </LinkButton>
  );
  const questions = useQuestionsSwitch(session, commands);
  const menu = useMenu(
    [
      { title: t('menu.game'), lines: [questions] },
      {
        title: t('menu.screens'),
        lines: [
          { name: 'projector', icon: 'screen', label: t('projector.connect'), act: projector.open },
          { name: 'board', icon: 'fullScreen', label: t('remote.showProjector'), act: onShowBoard },
        ],
      },
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
        <section>
          <h2 className={styles.label}>{t('remote.onBoard')}</h2>
          <ChoiceSwitch
            choices={resultViewsOf(type).map((view) => ({ view, label: t(`resultView.${view}`) }))}
            current={resultView}
            onShow={commands.showResults}
          />
        </section>
        <QueueLink session={session} />
      </main>
      <LiveControls isLarge left={menu.button} right={endGame.button} failure={endGame.failure ?? commands.failure} />
      {menu.dialog}
      {projector.dialog}
      {endGame.dialog}
    </>
  );
}
