import { QueriesOutlet } from '#web/client/queries.tsx';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useUnstoredAnswers } from '#web/teacher/parts/unstored-answers.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './live-frame.module.css';
import '#web/teacher/parts/round-zero.css';

/** The frame of projected pages: the page fills the screen, with a line when the connection is lost. */
export function LiveFrame() {
  const { t } = useTranslation('teacher-live');
  const offline = useLiveStatus() === 'offline';
  const unstored = useUnstoredAnswers();
  return (
    <div className={styles.frame}>
      <div role="status">
        {offline && (
          <p className={styles.offline}>
            <Icon name="offline" />
            {t('offline')}
          </p>
        )}
        {!offline && unstored && (
          <p className={styles.offline}>
            <Icon name="offline" />
            {t('unstored')}
          </p>
        )}
      </div>
      <div className={styles.page}>
        <QueriesOutlet />
      </div>
    </div>
  );
}
