// The teacher's dashboard: what is open now, what is ready to start, and the way to what is over.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gameTemplatesQuery } from '#web/features/game-template/game-template.api.ts';
import { TemplateList } from '#web/features/game-template/template-list.tsx';
import { openSessionsQuery, SessionList } from '#web/features/voting-session/teacher/session-list.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './dashboard-page.module.css';
import { Queries } from './queries.tsx';

// Asked for while the other files of the page travel.
void queryClient.prefetchQuery(gameTemplatesQuery);
void queryClient.prefetchQuery(openSessionsQuery);

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  return (
    <Queries>
      <div className={styles.page}>
        <div className={styles.top}>
          <h1>{t('title')}</h1>
          <LinkButton size="big" to="/teacher/games/new">
            <Icon name="plus" />
            {t('newGame')}
          </LinkButton>
        </div>
        <SessionList>
          <TemplateList />
        </SessionList>
        <p className={styles.archive}>
          <Link to="/teacher/archive">
            <Icon name="results" />
            {t('archive.link')}
          </Link>
        </p>
      </div>
    </Queries>
  );
}
