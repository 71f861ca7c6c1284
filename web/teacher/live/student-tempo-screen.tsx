import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figuresQuery } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { ProgressView } from '#web/teacher/live/views/progress-view.tsx';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { progressOf } from '#web/teacher/parts/live-figures.ts';
import { HowToJoin, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { QueueLink } from '#web/teacher/remote/queue-link.tsx';
import { RemoteHeader } from '#web/teacher/remote/remote-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { DevicesTag, GameTools } from './game-tools.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import { HeldCount } from './held-count.tsx';
import { JoinJumpNotice } from './join-jump-notice.tsx';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { usePhone } from './use-phone.tsx';

export function StudentTempoScreen({ session, students, commands, remote }: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { code } = session;
  const { data: figures } = useQuery(figuresQuery(code));
  const progress = progressOf(session.statements, figures);
  const [asks, setAsks] = useState(false);
  const [countsHands, setCountsHands] = useState(false);
  const phone = usePhone(code);
  const tools = (
    <>
      {session.type === 'debate' && (
        <Button kind="line" aria-keyshortcuts="H" onClick={() => setCountsHands(true)}>
          <Icon name="people" />
          {t('hands.title')}
        </Button>
      )}
      <GameTools session={session} commands={commands} />
      {!remote.isOn && phone.button}
    </>
  );
  const projector = useConnectProjector(code);
  const help = useHelp([], [], tools, { onProject: projector.open, remote });
  useLiveKeys((action) => {
    if (action.do === 'next') setAsks(true);
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
    if (action.do === 'hands' && session.type === 'debate') setCountsHands(true);
    if (action.do === 'devices') commands.putDevicesAway(!session.devicesAway);
  });
  const busy = Math.max(0, students - progress.finished);
  return (
    <>
      {remote.isOn ? (
        <RemoteHeader code={code} locked={session.locked} students={students} />
      ) : (
        <LiveHeader brand={settings.productName}>
          <HowToJoin address={joinWith(code).address} code={code} locked={session.locked} />
          {session.tryOut && <TryOutTag />}
          {session.devicesAway && <DevicesTag />}
          <HeldCount session={session} />
          <StudentCount count={students} />
        </LiveHeader>
      )}
      <ProgressView progress={progress} students={students}>
        {remote.isOn && <QueueLink session={session} />}
      </ProgressView>
      <LiveControls
        isLarge={remote.isOn}
        left={
          <>
            {!remote.isOn && <DashboardLink />}
            {help.button}
          </>
        }
        right={
          <Button busy={commands.busy === 'end'} onClick={() => setAsks(true)}>
            {t('showResults')}
            <Icon name="forward" />
          </Button>
        }
        failure={commands.failure}
        notice={<JoinJumpNotice students={students} locked={session.locked} commands={commands} />}
      />
      {help.dialog}
      {phone.dialog}
      {projector.dialog}
      {countsHands && (
        <HandsDialog
          session={session}
          statement={null}
          isProjected={!remote.isOn}
          onClose={() => setCountsHands(false)}
        />
      )}
      {asks && (
        <Dialog
          title={t('end.titleStudentTempo')}
          cancel={t('end.wait')}
          confirm={t('showResults')}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            commands.end();
          }}
        >
          <p>{students === 0 ? t('end.nobody') : busy > 0 ? t('end.stillBusy', { count: busy }) : t('end.allDone')}</p>
        </Dialog>
      )}
    </>
  );
}
