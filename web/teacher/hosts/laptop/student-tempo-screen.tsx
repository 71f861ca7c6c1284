import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live-screen.ts';
import { useProgressControls } from '#web/teacher/control/use-progress-controls.tsx';
import { joinWith } from '#web/teacher/parts/game-addresses.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { DevicesTag, HowToJoin, LiveHeader, StudentCount, TryOutTag } from '#web/teacher/parts/live-header.tsx';

export function StudentTempoScreen(screen: LiveScreenProps) {
  const { session, students, commands } = screen;
  const { code, locked } = session;
  const controls = useProgressControls(screen);
  return (
    <>
      <LiveHeader>
        <HowToJoin address={joinWith(code).address} code={code} locked={locked} />
        {session.tryOut && <TryOutTag />}
        {session.devicesAway && <DevicesTag />}
        <StudentCount count={students} />
      </LiveHeader>
      <ProgressView progress={controls.progress} students={students} />
      <LiveControls left={controls.menu} right={controls.end} failure={commands.failure} notice={controls.notice} />
      {controls.dialogs}
    </>
  );
}
