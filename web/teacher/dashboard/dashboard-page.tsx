import { Link } from 'react-router';
import { queryClient } from '#web/client/query-client.ts';
import { gameTemplatesQuery } from '#web/data/game-templates.ts';
import { archivedSessionsQuery, openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import styles from './dashboard-page.module.css';
import { SessionList } from './session-list.tsx';
import { TemplateList } from './template-list.tsx';

// Requested while the other files of the page are loading.
void queryClient.prefetchQuery(gameTemplatesQuery);
void queryClient.prefetchQuery(openSessionsQuery);
void queryClient.prefetchQuery(archivedSessionsQuery);

export function DashboardPage() {
  const { t } = useTranslation('teacher-dashboard');
  return (
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
      <p className={styles.links}>
        <Link to="/teacher/archive">
          <Icon name="results" />
          {t('archive.link')}
        </Link>
        <Link to="/lesson">{t('common:nav.lesson')}</Link>
      </p>
    </div>
  );
}
