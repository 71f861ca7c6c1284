import { useId } from 'react';
import { clockText } from '#shared/domain/clock.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { useConnectProjector } from '#web/teacher/control/connect-projector-dialog.tsx';
import { toggleFullScreen } from '#web/teacher/control/full-screen.ts';
import { DevicesTag, GameTools } from '#web/teacher/control/game-tools.tsx';
import { HeldCount } from '#web/teacher/control/held-count.tsx';
import { JoinJumpNotice } from '#web/teacher/control/join-jump-notice.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { useHelp } from '#web/teacher/control/use-help.tsx';
import { useLiveKeys } from '#web/teacher/control/use-live-keys.ts';
import { usePhone } from '#web/teacher/control/use-phone.tsx';
import { once, useTeacherTempo } from '#web/teacher/control/use-teacher-tempo.tsx';
import { ViewSwitch } from '#web/teacher/control/view-switch.tsx';
import { RemoteStatement } from '#web/teacher/hosts/phone/remote-statement.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { ControlsNote, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderTag, HowToJoin, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { CurrentView } from './current-view.tsx';
import styles from './teacher-tempo-screen.module.css';

export function TeacherTempoScreen(screen: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, writing, commands, remote } = screen;
  const { code } = session;
  const tempo = useTeacherTempo(screen);
  const { statement, position, view, views, lesson, goOn, goBack } = tempo;
  const phone = usePhone(code);
  const tools = (
    <>
      <GameTools session={session} commands={commands} />
      {!remote.isOn && phone.button}
    </>
  );
  const projector = useConnectProjector(code);
  const help = useHelp(views, lesson.tools, tools, { onProject: projector.open, onEndNow: tempo.onEndNow, remote });
  useLiveKeys((action) => {
    if (action.do === 'next') goOn();
    else if (action.do === 'previous') goBack();
    else if (action.do === 'show') {
      if (views.includes(action.view)) commands.show(action.view);
    } else if (action.do === 'fullScreen') toggleFullScreen();
    else if (action.do === 'help') help.open();
    else if (action.do === 'devices') commands.putDevicesAway(!session.devicesAway);
    else lesson.act(action);
  });
  const notice = <JoinJumpNotice students={students} locked={session.locked} commands={commands} />;
  const noteId = useId();
  const stillWriting =
    writing > 0 && session.argumentsEnabled ? t('stillWriting', { count: Math.min(writing, students) }) : undefined;
  const note = stillWriting && <ControlsNote id={noteId} text={stillWriting} />;
  const goBackButton = (
    <Button kind="line" disabled={tempo.isFirst} onClick={once(goBack)}>
      <Icon name="back" />
      {t('previous')}
    </Button>
  );
  const goOnButton = (
    <Button
      busy={commands.busy === 'move' || commands.busy === 'end'}
      aria-describedby={stillWriting && noteId}
      onClick={once(goOn)}
    >
      {tempo.isLast ? t('toResults') : t('next')}
      <Icon name="forward" />
    </Button>
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {t('nowAt', { number: position.number, total: position.total, text: position.description })}
        </span>
      </VisuallyHidden>
      {remote.isOn ? (
        <>
          <RemoteStatement {...screen} tempo={tempo} more={help.button} />
          <LiveControls
            isLarge
            left={goBackButton}
            right={goOnButton}
            failure={commands.failure}
            notice={notice}
            note={note}
          />
        </>
      ) : (
        <>
          <LiveHeader brand={settings.productName}>
            <HowToJoin address={joinWith(code).address} code={code} locked={session.locked} />
            {session.tryOut && <TryOutTag />}
            {statement.round > 1 && <HeaderTag icon="retry">{t('voteAgain.tag')}</HeaderTag>}
            {lesson.clock !== null && view !== 'question' && (
              <HeaderTag icon="clock">{clockText(lesson.clock.seconds)}</HeaderTag>
            )}
            {session.devicesAway && <DevicesTag />}
            <HeldCount session={session} />
            <StudentCount count={students} />
          </LiveHeader>
          <CurrentView
            view={view}
            session={session}
            statement={statement}
            position={position}
            students={students}
            clock={lesson.clock}
            commands={commands}
          />
          <LiveControls
            left={
              <>
                {goBackButton}
                {help.button}
              </>
            }
            middle={<ViewSwitch views={views} current={view} onShow={commands.show} />}
            right={
              <>
                <span className={styles.tool}>{lesson.button}</span>
                {goOnButton}
              </>
            }
            failure={commands.failure}
            notice={notice}
            note={note}
          />
        </>
      )}
      {help.dialog}
      {phone.dialog}
      {projector.dialog}
      {tempo.dialogs}
    </>
  );
}
