import { useTranslation } from '#web/i18n/use-translation.ts';
import screen from '#web/ui/common/screen.module.css';
import styles from './device.module.css';
import { leaveDevice, sendWhatWaits } from './leave-device.ts';

/** As a new student: opens the same game, but never another student's results. */
async function startAfresh(): Promise<void> {
  await sendWhatWaits();
  leaveDevice(location.pathname.startsWith('/results/') ? '/' : location.pathname);
}

/** This screen shows nothing of the previous student. */
export function SameStudentQuestion({ onSame }: { onSame: () => void }) {
  const { t } = useTranslation('student-device');
  return (
    <div className={screen.column}>
      <div className={styles.ask}>
        <div>
          <h1>{t('same.title')}</h1>
          <p>{t('same.text')}</p>
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={onSame}>
            {t('same.yes')}
            <small>{t('same.yesText')}</small>
          </button>
          <button type="button" className={styles.way} onClick={() => void startAfresh()}>
            {t('same.no')}
            <small>{t('same.noText')}</small>
          </button>
        </div>
      </div>
    </div>
  );
}
