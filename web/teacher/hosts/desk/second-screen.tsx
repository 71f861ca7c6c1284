// The frame of pages with content that must never be projected, for a second screen or a phone.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useLiveSession } from '#web/teacher/control/use-live-session.ts';
import { useWakeLock } from '#web/teacher/control/use-wake-lock.ts';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './second-screen.module.css';

/** Draws `children` for the game in the address, under a bar with a link back to it. */
export function SecondScreen({ children }: { children: (session: VotingSession) => ReactNode }) {
  return (
    <WithSessionCode>
      {(code) => (
        <OfSession key={code} code={code}>
          {children}
        </OfSession>
      )}
    </WithSessionCode>
  );
}

function OfSession({ code, children }: { code: SessionCode; children: (session: VotingSession) => ReactNode }) {
  const { t } = useTranslation('teacher-live');
  const { session, error, archived, refetch } = useLiveSession(code);
  useWakeLock();
  const isGone = error !== null && ['INVALID_CODE', 'NOT_FOUND', 'FORBIDDEN'].includes(errorCodeOf(error));
  if (archived || isGone) return <SessionNotFound />;
  if (session === undefined && error === null) return <Loading />;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={`/teacher/votingsession/${code}`}>
          <Icon name="back" />
          {t('queue.toGame')}
        </Link>
        <b className={styles.code} translate="no">
          {code}
        </b>
        <span className={styles.soft}>{t('queue.notOnBoard')}</span>
      </header>
      {session === undefined ? (
        <main id="main">
          <LoadFailure onRetry={refetch} />
        </main>
      ) : (
        children(session)
      )}
    </div>
  );
}
