import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import { useControls } from '#web/teacher/control/use-controls.tsx';
import { useOwnTempo } from '#web/teacher/control/use-live.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import type { PhoneScreenProps } from './phone-screen.ts';
import { QueueLink } from './queue-link.tsx';
import { RemoteHeader } from './remote-header.tsx';
import { RemoteLobby } from './remote-lobby.tsx';
import { RemoteResults } from './remote-results.tsx';
import { RemoteStatement } from './remote-statement.tsx';

/** A phone in the teacher's hand: leads the game and shows nothing of what the class looks at. */
export function RemoteSession(screen: PhoneScreenProps) {
  const { state, tempo } = screen.session;
  if (state === 'results') return <RemoteResults {...screen} />;
  if (state === 'draft') return <RemoteLobby {...screen} />;
  return tempo === 'student' ? <RemoteProgress {...screen} /> : <RemoteStatement {...screen} />;
}

/** The remote control of a game in the students' own tempo. */
function RemoteProgress({ onShowBoard, ...screen }: PhoneScreenProps) {
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
