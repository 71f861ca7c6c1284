import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Lobby } from '#web/teacher/board/lobby.tsx';
import { useConnectProjector } from '#web/teacher/control/connect-projector-dialog.tsx';
import { toggleFullScreen } from '#web/teacher/control/full-screen.ts';
import { DevicesButton, DevicesTag } from '#web/teacher/control/game-tools.tsx';
import { HoldOffer } from '#web/teacher/control/hold-offer.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { LockButton } from '#web/teacher/control/lock-button.tsx';
import { useHelp } from '#web/teacher/control/use-help.tsx';
import { useLiveKeys } from '#web/teacher/control/use-live-keys.ts';
import { usePhone } from '#web/teacher/control/use-phone.tsx';
import { RemoteLobby } from '#web/teacher/hosts/phone/remote-lobby.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, TryOutTag } from '#web/teacher/parts/live-header.tsx';
import { RemoveGameDialog } from '#web/teacher/parts/remove-game-dialog.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';

export function LobbyScreen(screen: LiveScreenProps) {
  const { session, students, hasOther, commands, remote } = screen;
  const { code, name, type, tempo, locked, devicesAway } = session;
  const { t } = useTranslation('teacher-live');
  const leave = useLeaveGame();
  const [asks, setAsks] = useState(false);
  const phone = usePhone(code);
  const projector = useConnectProjector(code);
  const help = useHelp([], [], <DevicesButton away={devicesAway} commands={commands} />, {
    onProject: projector.open,
    onRemove: () => setAsks(true),
    remote,
  });
  useLiveKeys((action) => {
    if (action.do === 'next') commands.start();
    if (action.do === 'fullScreen') toggleFullScreen();
    if (action.do === 'help') help.open();
    if (action.do === 'devices') commands.putDevicesAway(!devicesAway);
  });
  const offer = <HoldOffer session={session} hasOther={hasOther} commands={commands} />;
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
          <LiveControls isLarge right={start} failure={commands.failure} notice={offer} />
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
            notice={offer}
          />
        </>
      )}
      {help.dialog}
      {phone.dialog}
      {projector.dialog}
      {asks && <RemoveGameDialog code={code} name={name} onRemoved={leave} onClose={() => setAsks(false)} />}
    </>
  );
}
