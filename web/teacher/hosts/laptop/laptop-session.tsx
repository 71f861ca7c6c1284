import { useState } from 'react';
import { Navigate } from 'react-router';
import { FIRST_RESULT_VIEW } from '#shared/domain/voting-session.ts';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { FOLLOWED, votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { LobbyScreen } from './lobby-screen.tsx';
import { StudentTempoScreen } from './student-tempo-screen.tsx';
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
