import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';

/** Too many tries with unknown codes from one school, or too many students: tries again by itself after these seconds. */
export function RateLimited({ seconds, onRetry }: { seconds: number; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation('student-refused');
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    // Jittered, so that a class does not try again at the same moment.
    const timer = setTimeout(() => void retry(), seconds * 1_000 * (1 + Math.random() / 4));
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div className={screen.message} role="alert">
      <h1>{t('busy.title')}</h1>
      <p>{t('busy.text')}</p>
      <Button kind="line" onClick={onRetry}>
        <Icon name="retry" />
        {t('retry')}
      </Button>
    </div>
  );
}
