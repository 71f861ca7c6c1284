// A page of its own, so that the page on the projector never has the numbers: on a second screen or on a phone.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { shownQuery } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { settings } from '#web/shell/settings.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './hands-page.module.css';
import { HandsPanel } from './hands-panel.tsx';
import { useCommands } from './use-commands.ts';
import { useLiveSession } from './use-live-session.ts';
import { useWakeLock } from './use-wake-lock.ts';

export function HandsPage() {
  return <WithSessionCode>{(code) => <SessionHands key={code} code={code} />}</WithSessionCode>;
}

function SessionHands({ code }: { code: SessionCode }) {
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
      <main id="main" className={styles.main}>
        {session === undefined ? <LoadFailure onRetry={refetch} /> : <Hands session={session} />}
      </main>
    </div>
  );
}

function Hands({ session }: { session: VotingSession }) {
  const { t } = useTranslation('teacher-live');
  const { statements, currentStatement, type, view } = session;
  const statement = type === 'debate' ? statements.find(({ _id }) => _id === currentStatement) : undefined;
  return (
    <>
      <h1>{t('hands.title')}</h1>
      {statement === undefined ? (
        <p>{t('hands.notNow')}</p>
      ) : (
        <>
          <p lang={CONTENT_LANGUAGE} className={styles.statement}>
            {statement.description}
          </p>
          {view === 'hands' ? (
            <HandsPanel key={`${statement._id} ${statement.round}`} session={session} statement={statement} />
          ) : (
            <NotCounting code={session.code} statement={statement} />
          )}
        </>
      )}
    </>
  );
}

/** Before the board asks for hands, and after they were counted. */
function NotCounting({ code, statement }: { code: string; statement: LiveStatement }) {
  const { t } = useTranslation('teacher-live');
  const { show, busy, failure } = useCommands(code);
  const { data: shown } = useQuery(shownQuery(code, statement._id));
  const total = shown?.hands.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <p role="status">{total > 0 ? t('hands.counted', { count: total }) : t('hands.idle')}</p>
      <FormAlert>{failure?.text}</FormAlert>
      <p>
        <Button busy={busy === 'view'} onClick={() => show('hands')}>
          <Icon name="people" />
          {total > 0 ? t('hands.again') : t('hands.begin')}
        </Button>
      </p>
    </>
  );
}
