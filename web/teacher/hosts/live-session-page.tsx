import { useEffect, useRef } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveScreenProps } from '#web/teacher/control/live.ts';
import { isLeft } from '#web/teacher/control/new-code-dialog.tsx';
import { useCommands } from '#web/teacher/control/use-commands.ts';
import { useLiveSession } from '#web/teacher/control/use-live-session.ts';
import { useWakeLock } from '#web/teacher/control/use-wake-lock.ts';
import { LaptopSession } from '#web/teacher/hosts/laptop/laptop-session.tsx';
import { RemoteSession } from '#web/teacher/hosts/phone/remote-session.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { BackToRemote } from './host-switch.tsx';
import { useReloadBetween } from './reload-between.ts';
import { chooseHost, useHost } from './use-host.ts';

export function LiveSessionPage() {
  return <WithSessionCode>{(code) => <LiveSession key={code} code={code} />}</WithSessionCode>;
}

function LiveSession({ code }: { code: SessionCode }) {
  const { t } = useTranslation('teacher-live');
  const leave = useLeaveGame();
  const { session, error, participants, archived, refetch } = useLiveSession(code);
  const commands = useCommands(code, session);
  useWakeLock();
  const { host, isHandHeld } = useHost();
  useKeptFocus(session?.state, session?.view);
  useReloadBetween(session !== undefined && session.state !== 'ongoing');
  const wasPlayed = session?.state !== 'draft';
  const name = session?.name;
  useEffect(() => {
    if (!archived || isLeft(code)) return;
    // The same text as when the game was removed, so that the notice is shown once.
    notify('done', wasPlayed ? t('ended') : t('teacher-dashboard:games.removed', { name }));
    leave();
  }, [archived, code, wasPlayed, name, leave, t]);

  const gone = error !== null && ['INVALID_CODE', 'NOT_FOUND', 'FORBIDDEN'].includes(errorCodeOf(error));
  if (gone) return <SessionNotFound />;
  if (session !== undefined && participants !== undefined) {
    const screen: LiveScreenProps = { session, students: participants, commands };
    if (host === 'phone') return <RemoteSession {...screen} onShowBoard={() => chooseHost('laptop')} />;
    return (
      <>
        {isHandHeld && <BackToRemote />}
        <LaptopSession {...screen} />
      </>
    );
  }
  if (error === null) return <Loading />;
  return (
    <main id="main">
      <LoadFailure onRetry={refetch} />
    </main>
  );
}

/** The start button is removed with the lobby, and the heading of a view with that; each would take the focus with it. */
function useKeptFocus(state: VotingSession['state'] | undefined, view: VotingSession['view'] | undefined): void {
  const before = useRef({ state, view });
  useEffect(() => {
    const { state: lastState, view: lastView } = before.current;
    before.current = { state, view };
    const isNext = lastState === 'draft' || (lastState === 'ongoing' && lastView !== view);
    if (state === 'ongoing' && isNext) return focusLostHeading();
  }, [state, view]);
}
