import { Lobby } from '#web/teacher/board/lobby.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { ButtonOf, useControls } from '#web/teacher/control/use-controls.tsx';
import { useLobby } from '#web/teacher/control/use-live.ts';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls, NewerNotice } from '#web/teacher/parts/live-controls.tsx';
import { DevicesTag, PeopleButton, TryOutTag } from '#web/teacher/parts/live-header.tsx';

export function LobbyScreen(screen: LiveScreenProps) {
  const { session, students, commands } = screen;
  const { code, name, type, locked } = session;
  const live = useLobby(screen);
  const controls = useControls(live);
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
        left={
          <>
            {controls.more}
            <PeopleButton count={students} press={controls.press('people')} />
          </>
        }
        right={
          <>
            <ButtonOf live={live} name="phone" />
            {controls.main}
          </>
        }
        failure={commands.failure}
        notice={<NewerNotice />}
      />
      {controls.dialogs}
    </>
  );
}
