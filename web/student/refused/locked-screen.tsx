import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import styles from './locked-screen.module.css';

/** Milliseconds between two tries, give or take a quarter: a student who has not joined gets no event when the teacher unlocks. */
const RETRY_MS = 8_000;

/** The code is right, but the teacher has locked the game. */
export function LockedScreen({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation('student-refused');
  const [tried, setTried] = useState<'not' | 'trying' | 'shut'>('not');
  const retry = useEffectEvent(onRetry);
  const tryNow = async () => {
    setTried('trying');
    await onRetry();
    setTried('shut');
  };
  useEffect(() => {
    const timer = setInterval(() => void retry(), RETRY_MS * (0.75 + Math.random() / 2));
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
        <p role="status">{tried === 'shut' && t('locked.still')}</p>
        <Button kind="line" wide busy={tried === 'trying'} onClick={tryNow}>
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
