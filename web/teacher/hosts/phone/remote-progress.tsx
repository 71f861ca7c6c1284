import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { useControls } from '#web/teacher/control/use-controls.tsx';
import { useOwnTempo } from '#web/teacher/control/use-live.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import { RemoteHeader } from './remote-header.tsx';

/** The remote control of a game in the students' own tempo. */
export function RemoteProgress({ onShowBoard, ...screen }: PhoneScreenProps) {
  const { session, students, commands } = screen;
  const live = useOwnTempo(screen, onShowBoard);
  const controls = useControls(live);
  return (
    <>
      <RemoteHeader code={session.code} locked={session.locked} students={students} controls={controls} />
      <ProgressView progress={live.progress} students={students}>
        <QueueLink session={session} />
      </ProgressView>
      <LiveControls
        isLarge
        left={controls.more}
        right={controls.main}
        failure={commands.failure}
        note={controls.note}
      />
      {controls.dialogs}
    </>
  );
}
