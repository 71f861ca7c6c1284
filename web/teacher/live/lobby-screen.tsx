import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { RemoveGameDialog } from '#web/teacher/parts/remove-game-dialog.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { RemoteLobby } from '#web/teacher/remote/remote-lobby.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { AbsentNotice } from './absent-notice.tsx';
import { useConnectProjector } from './connect-projector-dialog.tsx';
import { toggleFullScreen } from './full-screen.ts';
import { DevicesButton, DevicesTag } from './game-tools.tsx';
import { HoldOffer } from './hold-offer.tsx';
import { joinWith, type LiveScreenProps } from './live-screen.ts';
import { Lobby } from './lobby.tsx';
import { LockButton } from './lock-button.tsx';
import { useHelp } from './use-help.tsx';
import { useLiveKeys } from './use-live-keys.ts';
import { useNewCode } from './use-new-code.tsx';
import { usePhone } from './use-phone.tsx';

export function LobbyScreen(screen: LiveScreenProps) {
  const { session, students, hasOther, commands, remote } = screen;
  const { code, name, type, tempo, locked, devicesAway } = session;
  const { t } = useTranslation('teacher-live');
  const leave = useLeaveGame();
  const [asks, setAsks] = useState(false);
  const phone = usePhone(code);
  const projector = useConnectProjector(code);
  const newCode = useNewCode(session);
  const help = useHelp([], [], <DevicesButton away={devicesAway} commands={commands} />, {
    onProject: projector.open,
    onRemove: () => setAsks(true),
    onNewCode: session.tryOut || readOneGame() !== null ? undefined : newCode.ask,
    remote,
  });
  useLiveKeys((action) => {
    if (action.do === 'next') commands.start();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
    if (action.do === 'devices') commands.putDevicesAway(!devicesAway);
  });
  const notices = (
    <>
      {!session.tryOut && <AbsentNotice code={code} commands={commands} />}
      <HoldOffer session={session} hasOther={hasOther} commands={commands} />
    </>
  );
  const start = (
    <Button busy={commands.busy === 'start'} onClick={commands.start}>
      <Icon name="play" />
      {t('start')}
    </Button>
  );
  return (
    <>
      {remote.isOn ? (
        <>
          <RemoteLobby {...screen} more={help.button} />
          <LiveControls isLarge right={start} failure={commands.failure} notice={notices} />
        </>
      ) : (
        <>
          <LiveHeader brand={settings.productName}>
            <HeaderNote>{name}</HeaderNote>
            {session.tryOut ? <TryOutTag /> : <HeaderNote>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</HeaderNote>}
            {devicesAway && <DevicesTag />}
          </LiveHeader>
          <Lobby code={code} locked={locked} isParty={type === 'party'} students={students} {...joinWith(code)} />
          <LiveControls
            left={
              <>
                <DashboardLink />
                {help.button}
              </>
            }
            right={
              <>
                {phone.button}
                <LockButton locked={locked} commands={commands} />
                {start}
              </>
            }
            failure={commands.failure}
            notice={notices}
          />
        </>
      )}
      {help.dialog}
      {phone.dialog}
      {projector.dialog}
      {newCode.dialog}
      {asks && <RemoveGameDialog code={code} name={name} onRemoved={leave} onClose={() => setAsks(false)} />}
    </>
  );
}
