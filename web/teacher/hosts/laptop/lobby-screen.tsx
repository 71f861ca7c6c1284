import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Lobby } from '#web/teacher/board/lobby.tsx';
import { DevicesTag } from '#web/teacher/control/game-tools.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { LockButton } from '#web/teacher/control/lock-button.tsx';
import { useLobbyControls } from '#web/teacher/control/use-lobby-controls.tsx';
import { usePhone } from '#web/teacher/control/use-phone.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { DashboardLink, LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { HeaderNote, LiveHeader, TryOutTag } from '#web/teacher/parts/live-header.tsx';

export function LobbyScreen(screen: LiveScreenProps) {
  const { t } = useTranslation('teacher-live');
  const { session, students, commands } = screen;
  const { code, name, type, tempo, locked } = session;
  const phone = usePhone(code);
  const controls = useLobbyControls(screen);
  return (
    <>
      <LiveHeader brand={settings.productName}>
        <HeaderNote>{name}</HeaderNote>
        {session.tryOut ? <TryOutTag /> : <HeaderNote>{`${t(`kind.${type}`)}, ${t(`tempo.${tempo}`)}`}</HeaderNote>}
        {session.devicesAway && <DevicesTag />}
      </LiveHeader>
      <Lobby code={code} locked={locked} isParty={type === 'party'} students={students} {...joinWith(code)} />
      <LiveControls
        left={
          <>
            <DashboardLink />
            {controls.help}
          </>
        }
        right={
          <>
            {phone.button}
            <LockButton locked={locked} commands={commands} />
            {controls.start}
          </>
        }
        failure={commands.failure}
        notice={controls.notice}
      />
      {phone.dialog}
      {controls.dialogs}
    </>
  );
}
