import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import styles from './locked-screen.module.css';

/** Milliseconds between two tries, give or take a quarter: who waits outside is not told when the teacher opens up. */
const RETRY_MS = 8_000;

/** The code is right; only the teacher can help. */
export function LockedScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('student-refused');
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    const timer = setInterval(() => retry.current(), RETRY_MS * (0.75 + Math.random() / 2));
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.refused} role="alert">
      <span className={styles.badge}>
        <Icon name="lock" />
      </span>
      <h1>{t('locked.title')}</h1>
      <p>{t('locked.text')}</p>
      <div className={styles.foot}>
        <Button kind="line" wide onClick={onRetry}>
          <Icon name="retry" />
          {t('retry')}
        </Button>
        <LinkButton kind="text" to="/">
          {t('locked.home')}
        </LinkButton>
      </div>
    </div>
  );
}
