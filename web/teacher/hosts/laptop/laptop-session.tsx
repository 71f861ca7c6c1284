import { useState } from 'react';
import { Navigate } from 'react-router';
import { FIRST_RESULT_VIEW } from '#shared/domain/voting-session.ts';
import { ProgressView } from '#web/teacher/board/progress-view.tsx';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { useControls } from '#web/teacher/control/use-controls.tsx';
import { useOwnTempo } from '#web/teacher/control/use-live.ts';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { Brand, LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { FOLLOWED, votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { LobbyScreen } from './lobby-screen.tsx';
import { OwnersHeader } from './owners-header.tsx';
import { TeacherTempoScreen } from './teacher-tempo-screen.tsx';

/** A laptop at the projector: draws the board, with the controls below it. */
export function LaptopSession({ session, ...rest }: LiveScreenProps) {
  const { code, type, state, resultView = FIRST_RESULT_VIEW, at = null } = session;
  // The board keeps its view until the results are loaded.
  const [played, setPlayed] = useState(session);
  const isOver = state === 'results';
  if (!isOver && played !== session) setPlayed(session);
  return (
    <>
      {isOver && <Navigate replace to={votingSessionPath({ code, type, state, resultView, at })} state={FOLLOWED} />}
      {played.state !== 'results' && <PlayedScreen session={isOver ? played : session} {...rest} />}
    </>
  );
}

function PlayedScreen(screen: LiveScreenProps) {
  const { state, tempo } = screen.session;
  if (state === 'draft') return <LobbyScreen {...screen} />;
  return tempo === 'student' ? <StudentTempoScreen {...screen} /> : <TeacherTempoScreen {...screen} />;
}

function StudentTempoScreen(screen: LiveScreenProps) {
  const { session, students, commands } = screen;
  const live = useOwnTempo(screen);
  const controls = useControls(live);
  return (
    <>
      <LiveHeader brand={<Brand />}>
        <OwnersHeader session={session} students={students} waiting={live.waiting} controls={controls} />
      </LiveHeader>
      <ProgressView progress={live.progress} students={students} />
      <LiveControls left={controls.more} right={controls.main} failure={commands.failure} note={controls.note} />
      {controls.dialogs}
    </>
  );
}
