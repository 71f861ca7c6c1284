import { Lobby } from '#web/teacher/board/lobby.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { useLobbyControls } from '#web/teacher/control/use-lobby-controls.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { DevicesTag, TryOutTag } from '#web/teacher/parts/live-header.tsx';

export function LobbyScreen(screen: LiveScreenProps) {
  const { session, students, commands } = screen;
  const { code, name, type, locked } = session;
  const controls = useLobbyControls(screen);
  return (
    <>
      <Lobby
        code={code}
        name={name}
        locked={locked}
        isParty={type === 'party'}
        students={students}
        notes={
          <>
            {session.tryOut && <TryOutTag />}
            {session.devicesAway && <DevicesTag />}
          </>
        }
        {...joinWith(code)}
      />
      <LiveControls
        left={controls.menu}
        right={
          <>
            {controls.phoneButton}
            {controls.start}
          </>
        }
        failure={commands.failure}
        notice={controls.notice}
      />
      {controls.dialogs}
    </>
  );
}
