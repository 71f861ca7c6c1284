import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { NARROW, useMedia } from '#web/teacher/parts/use-media.ts';
import { FOLLOWED, votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { RowAbove } from '#web/teacher/remote/back-to-remote.tsx';
import { RemoteResults } from '#web/teacher/remote/remote-results.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import type { LiveScreenProps, Remote } from './live-screen.ts';
import { LobbyScreen } from './lobby-screen.tsx';
import { StudentTempoScreen } from './student-tempo-screen.tsx';
import { TeacherTempoScreen } from './teacher-tempo-screen.tsx';
import { type Commands, useCommands } from './use-commands.ts';
import { useLiveSession } from './use-live-session.ts';
import { isLeft } from './use-new-code.tsx';
import { useWakeLock } from './use-wake-lock.ts';

export function LiveSessionPage() {
  return <WithSessionCode>{(code) => <LiveSession key={code} code={code} />}</WithSessionCode>;
}

function LiveSession({ code }: { code: SessionCode }) {
  const { t } = useTranslation('teacher-live');
  const leave = useLeaveGame();
  const { session, error, participants, hasOther, writing, archived, refetch } = useLiveSession(code);
  const commands = useCommands(code, session);
  useWakeLock();
  const isNarrow = useMedia(NARROW);
  const [showsProjector, setShowsProjector] = useState(false);
  const isRemote = isNarrow && !showsProjector;
  const remote: Remote = { isOn: isRemote, onShowProjector: isRemote ? () => setShowsProjector(true) : null };
  const wasPlayed = session?.state !== 'draft';
  const name = session?.name;
  useEffect(() => {
    if (!archived || isLeft(code)) return;
    // The same text as where the game was removed, so that the notice is shown once.
    notify('done', wasPlayed ? t('ended') : t('teacher-dashboard:games.removed', { name }));
    leave();
  }, [archived, code, wasPlayed, name, leave, t]);

  const gone = error !== null && ['INVALID_CODE', 'NOT_FOUND', 'FORBIDDEN'].includes(errorCodeOf(error));
  if (gone) return <SessionNotFound brand={settings.productName} />;
  if (session !== undefined && participants !== undefined)
    return (
      <>
        {isNarrow && showsProjector && (
          <RowAbove>
            <Button kind="text" onClick={() => setShowsProjector(false)}>
              <Icon name="back" />
              {t('remote.back')}
            </Button>
          </RowAbove>
        )}
        <Screen
          session={session}
          participants={participants}
          hasOther={hasOther}
          writing={writing}
          commands={commands}
          remote={remote}
        />
      </>
    );
  if (error === null) return <Loading />;
  return (
    <main id="main">
      <LoadFailure onRetry={refetch} />
    </main>
  );
}

interface ScreenProps {
  session: VotingSession;
  participants: number;
  hasOther: boolean;
  writing: number;
  commands: Commands;
  remote: Remote;
}

function Screen({ session, participants, ...rest }: ScreenProps) {
  const { code, type, state, resultView = 'parties' } = session;
  // The projector keeps its view until the results are loaded.
  const [played, setPlayed] = useState(session);
  const isOver = state === 'results';
  if (!isOver && played !== session) setPlayed(session);
  useFocusAfterStart(state);
  if (isOver && rest.remote.isOn) return <RemoteResults session={session} students={participants} {...rest} />;
  return (
    <>
      {isOver && <Navigate replace to={votingSessionPath({ code, type, state, resultView })} state={FOLLOWED} />}
      <PlayedScreen session={isOver ? played : session} students={participants} {...rest} />
    </>
  );
}

function PlayedScreen(screen: LiveScreenProps) {
  const { state, tempo } = screen.session;
  if (state === 'results') return <Loading />;
  if (state === 'draft') return <LobbyScreen {...screen} />;
  return tempo === 'student' ? <StudentTempoScreen {...screen} /> : <TeacherTempoScreen {...screen} />;
}

/** The start button is removed with the lobby, and would take the focus with it. */
function useFocusAfterStart(state: VotingSession['state']): void {
  const before = useRef(state);
  useEffect(() => {
    const hasStarted = before.current === 'draft' && state === 'ongoing';
    before.current = state;
    if (hasStarted) return focusLostHeading();
  }, [state]);
}
