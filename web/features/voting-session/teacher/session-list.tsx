// The teacher's open games on the dashboard: each a slip with its code, leading to the place where the game is.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { State } from '#shared/domain/voting-session.ts';
import { request } from '#web/lib/api.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { resumePath } from './resume-path.ts';
import styles from './session-list.module.css';

export const openSessionsQuery = queryOptions({
  queryKey: ['voting-sessions'],
  queryFn: ({ signal }) => request('GET voting/session', { signal }),
  // Games go on elsewhere: what was read before is never good enough.
  refetchOnMount: 'always',
  // After a game it is no use at all: a list that grows or shrinks under a finger starts the wrong game.
  gcTime: 5_000,
});

const STATE_ICONS: Record<State, IconName> = { draft: 'clock', ongoing: 'people', results: 'results' };

/** Draws nothing itself while there is no open game. `children` stand below and are seen with it, so that it never pushes them away under a finger. */
export function SessionList({ children }: { children: ReactNode }) {
  const { data: sessions, isError, refetch } = useQuery(openSessionsQuery);
  const isPending = sessions === undefined && !isError;
  return (
    <>
      {isPending && <Loading />}
      {sessions === undefined && isError && <LoadFailure onRetry={refetch} />}
      {sessions !== undefined && sessions.length > 0 && <OpenSessions sessions={sessions} />}
      <div hidden={isPending}>{children}</div>
    </>
  );
}

function OpenSessions({ sessions }: { sessions: VotingSessionSummary[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.open} aria-labelledby="open-title">
      <h2 id="open-title">{t('open.title')}</h2>
      <ul className={styles.slips}>
        {sessions.map((session) => (
          <SessionSlip key={session._id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function SessionSlip({ session }: { session: VotingSessionSummary }) {
  const { t } = useTranslation('dashboard');
  const { code, name, state, tempo, type, statements } = session;
  return (
    <li className={styles.slip}>
      <p className={styles.code} data-state={state}>
        <VisuallyHidden>{t('open.code')} </VisuallyHidden>
        {code}
      </p>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>
          {t('open.about', { type: t(`type.${type}`), tempo: t(`tempo.${tempo}`) })}
          <br />
          {t('statements', { count: statements })}
        </p>
      </div>
      <p className={styles.state}>
        <Icon name={STATE_ICONS[state]} />
        {t(`state.${state}`)}
      </p>
      <LinkButton kind="line" className={styles.resume ?? ''} to={resumePath(session)}>
        {t(state === 'results' ? 'open.look' : 'open.goOn')}
        <VisuallyHidden> {name}</VisuallyHidden>
        <Icon name="forward" />
      </LinkButton>
    </li>
  );
}
