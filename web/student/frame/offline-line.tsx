import { useEffect, useState } from 'react';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CommonIcon } from '#web/ui/common/common-icon.tsx';
import styles from './offline-line.module.css';

/** Milliseconds that an interruption may last before it is worth a word. */
const GRACE_MS = 1_500;

/** The live region stands from the start, so that the line is read when it comes. */
export function OfflineLine() {
  const { t } = useTranslation('student');
  const isOffline = useLiveStatus() === 'offline';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isOffline) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), navigator.onLine ? GRACE_MS : 0);
    return () => clearTimeout(timer);
  }, [isOffline]);
  return (
    <div role="status">
      {shown && (
        <p className={styles.line}>
          <CommonIcon name="offline" />
          <span>{t('net.offline')}</span>
        </p>
      )}
    </div>
  );
}
