// Too many tries with unknown codes from one school: wait, then try by ourselves.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import screen from '#web/ui/screen.module.css';

/** Takes the seconds to wait; the button does not have to be used. */
export function TooBusy({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
  const { t } = useTranslation('student');
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    // A class that waits together does not come back together.
    const timer = setTimeout(() => retry.current(), seconds * 1_000 * (1 + Math.random() / 4));
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div className={screen.message} role="alert">
      <h1>{t('busy.title')}</h1>
      <p>{t('busy.text')}</p>
      <Button kind="line" onClick={onRetry}>
        <Icon name="retry" />
        {t('busy.retry')}
      </Button>
    </div>
  );
}
