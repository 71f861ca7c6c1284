import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import screen from '#web/ui/common/screen.module.css';
import styles from './device.module.css';
import { leaveDevice, sendWhatWaits } from './leave-device.ts';

/** This screen shows nothing of the previous student. What that one answered is sent before a new one begins; if it cannot be, the new one decides. */
export function SameStudentQuestion({ onSame }: { onSame: () => void }) {
  const { t } = useTranslation('student-device');
  const [ofPrevious, setOfPrevious] = useState<'unknown' | 'sending' | 'unsent'>('unknown');

  const startAfresh = async () => {
    if (ofPrevious === 'unknown') {
      setOfPrevious('sending');
      if ((await sendWhatWaits()) > 0) return setOfPrevious('unsent');
    }
    // The same game, but never another student's results.
    leaveDevice(location.pathname.startsWith('/results/') ? '/' : location.pathname);
  };

  return (
    <div className={screen.column}>
      <div className={styles.ask}>
        <div>
          <h1>{t('same.title')}</h1>
          <p role="status">{t(ofPrevious === 'unsent' ? 'same.unsent' : 'same.text')}</p>
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={onSame}>
            {t('same.yes')}
            <small>{t('same.yesText')}</small>
          </button>
          <button
            type="button"
            className={styles.way}
            aria-disabled={ofPrevious === 'sending'}
            onClick={() => ofPrevious !== 'sending' && void startAfresh()}
          >
            {t(ofPrevious === 'unsent' ? 'same.anyway' : 'same.no')}
            <small>{t(ofPrevious === 'sending' ? 'same.sending' : 'same.noText')}</small>
          </button>
        </div>
      </div>
    </div>
  );
}
