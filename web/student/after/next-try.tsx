import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { useOutbox } from '#web/student/outbox/use-outbox.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './answered-screen.module.css';

/** Whole seconds until that moment, counted down. */
function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (moment === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
}

export function NextTry() {
  const { t } = useTranslation('student');
  const { answers, nextTryAt, sending } = useOutbox();
  const seconds = useSecondsUntil(nextTryAt);
  return (
    <>
      <p className={styles.soft}>
        <span>{t('answered.waiting', { count: answers.length })}</span>
        <br />
        <span>{sending || seconds === null ? t('answered.trying') : t('answered.nextTry', { count: seconds })}</span>
      </p>
      <Button kind="line" wide busy={sending} onClick={() => void outbox.flush()}>
        <Icon name="retry" />
        {t('answered.tryNow')}
      </Button>
    </>
  );
}
