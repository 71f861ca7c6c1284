// The frame of what a teacher projects: the whole screen for the page, and a line when the connection is gone.
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLiveStatus } from '#web/lib/use-live-status.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './live-layout.module.css';

export function LiveLayout() {
  const { t } = useTranslation('live');
  const offline = useLiveStatus() === 'offline';
  return (
    <div className={styles.frame}>
      <div role="status">
        {offline && (
          <p className={styles.offline}>
            <Icon name="offline" />
            {t('offline')}
          </p>
        )}
      </div>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
