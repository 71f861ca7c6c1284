import { lazy, Suspense, useCallback, useContext, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { readDraft } from '#web/client/draft-store.ts';
import { useReloadWhenOld } from '#web/client/page-age.ts';
import { hasUnsent } from '#web/client/unsent.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { hasPersistedClientId } from '#web/shell/identity.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { AskWhoIsThere } from '#web/student/frame/device.tsx';
import { SharedDevice, useIsShared } from '#web/student/frame/shared-device.tsx';
import { answerDraftKey, isAnswerDraft } from '#web/student/game/answer-draft.ts';
import { openedCode } from '#web/student/game/opened-game.ts';
import { useStudentSession } from '#web/student/game/use-student-session.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Loading } from '#web/ui/core/loading.tsx';
import { DevicesAway } from './later-screens.ts';
import { OpenedGameContext, OpeningScreen } from './opening-screen.tsx';
import { PlayScreen } from './play-screen.tsx';

const RefusedScreen = lazy(async () => ({
  default: (await withTexts(import('#web/student/refused/refused-screens.tsx'), 'student-refused')).RefusedScreen,
}));

/** The code comes out of the address, in any case. */
export function StudentSessionPage() {
  const code = parseSessionCode(useParams().code ?? '');
  if (code === null) return <Navigate to="/?error=INVALID_CODE" replace />;
  return <StudentSession key={code} code={code} />;
}

/** Whether the student of this browser has answered in a game, or begun to. */
const hasBegun = ({ code, studentOpinions, statements }: LiveSession): boolean =>
  studentOpinions.length > 0 ||
  outbox.read().answers.some((answer) => answer.code === code && answer.clientId === undefined) ||
  statements.some(({ _id }) => readDraft(answerDraftKey(code, _id), isAnswerDraft) !== null);

function StudentSession({ code }: { code: SessionCode }) {
  const { t } = useTranslation('student');
  const { session, error, isGone, archived, refetch } = useStudentSession(code);
  const opened = useContext(OpenedGameContext);
  const isShared = useIsShared(session?._id ?? '');
  useReloadWhenOld(
    // Without storage this browser would be another student afterwards.
    useCallback(() => !isShared && hasPersistedClientId() && !hasUnsent(code), [isShared, code]),
  );
  const last = useRef<Error | null>(null);
  // A student who is locked out still sees the last error while the next try is under way.
  if (error !== null || session !== undefined) last.current = error;
  const reason = last.current;
  const isLocked = errorCodeOf(reason) === 'LOCKED';

  if (session !== undefined && !isLocked)
    return (
      <AskWhoIsThere sessionId={session._id} hasBegun={() => hasBegun(session)}>
        {isShared ? (
          <Suspense fallback={<Loading />}>
            <SharedDevice session={session} archived={archived} play={PlayScreen} />
          </Suspense>
        ) : (
          <PlayScreen session={session} archived={archived} />
        )}
        {session.devicesAway && !archived && (
          <OptionalChunk>
            <DevicesAway session={session} />
          </OptionalChunk>
        )}
      </AskWhoIsThere>
    );
  if (isGone) return <Navigate to="/?error=INVALID_CODE" replace />;
  const opening = <OpeningScreen game={opened?.code === code ? opened.game : null} sincePage={code === openedCode} />;
  const retry = () => refetch();
  const failure = <LoadFailure isPage onRetry={retry} />;
  const isRefused = reason !== null && (isLocked || (error !== null && errorCodeOf(error) === 'TOO_MANY_REQUESTS'));
  if (!isRefused && error === null) return opening;
  return (
    <div className={screen.column}>
      {isRefused ? (
        <OptionalChunk instead={failure} meanwhile={<Loading label={t('loading')} />}>
          <RefusedScreen error={reason} onRetry={retry} />
        </OptionalChunk>
      ) : (
        failure
      )}
    </div>
  );
}
