// The teacher's open games on the dashboard: each a slip with its code, leading to the place where the game is.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { State } from '#shared/domain/voting-session.ts';
import { request } from '#web/lib/api.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { resumePath } from './resume-path.ts';
import styles from './session-list.module.css';

export const openSessionsQuery = queryOptions({
  queryKey: ['voting-sessions'],
  queryFn: ({ signal }) => request('GET voting/session', { signal }),
  // Games go on elsewhere: what was read before is never good enough.
  refetchOnMount: 'always',
});

const STATE_ICONS: Record<State, IconName> = { draft: 'clock', ongoing: 'people', results: 'results' };

/** Draws nothing while there is no open game. */
export function SessionList() {
  const { t } = useTranslation('dashboard');
  const { data: sessions, isError, refetch } = useQuery(openSessionsQuery);
  if (sessions === undefined && isError) return <LoadFailure onRetry={refetch} />;
  if (sessions === undefined || sessions.length === 0) return null;
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
