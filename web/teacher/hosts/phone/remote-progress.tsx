import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { useProgressControls } from '#web/teacher/control/use-progress-controls.tsx';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import { RemoteHeader } from './remote-header.tsx';

/** The remote control of a game in the students' own tempo. */
export function RemoteProgress({ onShowBoard, ...screen }: PhoneScreenProps) {
  const { session, students, commands } = screen;
  const controls = useProgressControls(screen, onShowBoard);
  return (
    <>
      <RemoteHeader code={session.code} locked={session.locked} students={students} />
      <ProgressView progress={controls.progress} students={students}>
        <QueueLink session={session} />
      </ProgressView>
      <LiveControls
        isLarge
        left={controls.menu}
        right={controls.end}
        failure={commands.failure}
        notice={controls.notice}
      />
      {controls.dialogs}
    </>
  );
}
