import { useMemo, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { useConnectProjector } from '#web/teacher/control/connect-projector-dialog.tsx';
import { toggleFullScreen } from '#web/teacher/control/full-screen.ts';
import { DevicesTag, GameTools } from '#web/teacher/control/game-tools.tsx';
import { HandsDialog } from '#web/teacher/control/hands-dialog.tsx';
import { HeldCount } from '#web/teacher/control/held-count.tsx';
import { JoinJumpNotice } from '#web/teacher/control/join-jump-notice.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { useHelp } from '#web/teacher/control/use-help.tsx';
import { useLiveKeys } from '#web/teacher/control/use-live-keys.ts';
import { usePhone } from '#web/teacher/control/use-phone.tsx';
import { QueueLink } from '#web/teacher/hosts/phone/queue-link.tsx';
import { RemoteHeader } from '#web/teacher/hosts/phone/remote-header.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { progressOf } from '#web/teacher/parts/live-figures.ts';
import { HowToJoin, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';

export function StudentTempoScreen({ session, students, commands, remote }: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { code } = session;
  const progress = useMemo(() => progressOf(session), [session]);
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
