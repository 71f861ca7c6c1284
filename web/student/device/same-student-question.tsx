import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import screen from '#web/ui/common/screen.module.css';
import styles from './device.module.css';
import { leaveDevice, sendWhatWaits } from './leave-device.ts';

/** This screen shows nothing of the previous student. What that one answered is sent before a new one begins; if it cannot be, the new one decides. */
export function SameStudentQuestion({ onSame }: { onSame: () => void }) {
  const { t } = useTranslation('student-device');
  const [isSending, setSending] = useState(false);
  const [isUnsent, setUnsent] = useState(false);

  const startAfresh = async () => {
    setSending(true);
    if ((await sendWhatWaits()) > 0 && !isUnsent) {
      setSending(false);
      setUnsent(true);
      return;
    }
    // The same game, but never another student's results.
    leaveDevice(location.pathname.startsWith('/results/') ? '/' : location.pathname);
  };

  const way = (act: () => void) => (isSending ? { 'aria-disabled': true } : { onClick: act });
  return (
    <div className={screen.column}>
      <div className={styles.ask}>
        <div>
          <h1>{t('same.title')}</h1>
          <p role="status">{t(isSending ? 'same.sending' : isUnsent ? 'same.unsent' : 'same.text')}</p>
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.way} {...way(onSame)}>
            {t('same.yes')}
            <small>{t('same.yesText')}</small>
          </button>
          <button type="button" className={styles.way} {...way(() => void startAfresh())}>
            <span>{t(isUnsent ? 'same.anyway' : 'same.no')}</span>
            <small>{t('same.noText')}</small>
          </button>
        </div>
      </div>
    </div>
  );
}
