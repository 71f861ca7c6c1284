// A page of its own, so that the page on the projector never has a text that waits.

import { Link } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { useLiveSession } from '#web/teacher/live/use-live-session.ts';
import { useWakeLock } from '#web/teacher/live/use-wake-lock.ts';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './queue.module.css';
import { Queue } from './queue.tsx';

export function QueuePage() {
  return <WithSessionCode>{(code) => <SessionQueue key={code} code={code} />}</WithSessionCode>;
}

function SessionQueue({ code }: { code: SessionCode }) {
  const { t } = useTranslation('teacher-live');
  const { session, error, archived, refetch } = useLiveSession(code);
  useWakeLock();
  const isGone = error !== null && ['INVALID_CODE', 'NOT_FOUND', 'FORBIDDEN'].includes(errorCodeOf(error));
  if (archived || isGone) return <SessionNotFound brand={settings.productName} />;
  if (session === undefined && error === null) return <Loading />;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={`/teacher/votingsession/${code}`}>
          <Icon name="back" />
          {t('queue.toGame')}
        </Link>
        <b className={styles.code}>{code}</b>
        <span className={styles.soft}>{t('queue.notOnBoard')}</span>
      </header>
      {session === undefined ? (
        <main id="main">
          <LoadFailure onRetry={refetch} />
        </main>
      ) : (
        <Queue session={session} />
      )}
    </div>
  );
}
