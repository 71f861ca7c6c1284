// A student's session: finds the game, and shows the screen that is due.
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { normalSessionCode } from '#shared/domain/session-code.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import screen from '#web/ui/screen.module.css';
import { PlayScreen } from './play-screen.tsx';
import { TooBusy } from './too-busy.tsx';
import { useStudentSession } from './use-student-session.ts';

/** The code comes out of the address, in any case. */
export function StudentSessionPage() {
  const code = normalSessionCode(useParams().code ?? '');
  return <StudentSession key={code} code={code} />;
}

function StudentSession({ code }: { code: string }) {
  const { t } = useTranslation('student');
  const { session, error, isGone, archived, refetch } = useStudentSession(code);

  if (session !== undefined) return <PlayScreen session={session} archived={archived} />;
  if (isGone) return <Navigate to="/?error=INVALID_CODE" replace />;
  return (
    <div className={screen.column}>
      {error === null ? (
        <Loading label={t('loading')} />
      ) : error instanceof ApiError && error.status === 429 ? (
        <TooBusy seconds={error.retryAfter ?? 10} onRetry={() => void refetch()} />
      ) : (
        <LoadFailure isPage onRetry={() => void refetch()} />
      )}
    </div>
  );
}
