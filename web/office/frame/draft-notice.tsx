import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './draft-notice.module.css';

/** The caller removes it once `onDiscard` was called. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.notice} role="status">
      <p>{t('draft.restored')}</p>
      <Button kind="line" size="small" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  );
}
