import type { ShownState } from '#shared/contract/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './latest-result.module.css';
import { LETTER } from './live-keys.ts';

/** The quiet line below a result on a laptop: how many answered since, and the button that counts them as well. Only if they may be counted; the first result is shown by the main button. */
export function LatestResult({ shown, onUpdate }: { shown: ShownState; onUpdate: () => void }) {
  const { t } = useTranslation('teacher-live');
  const { takenAt, pending, mayUpdate } = shown;
  return (
    <div className={styles.line}>
      {mayUpdate && (takenAt === null || pending > 0) && (
        <>
          <p role="status">{takenAt === null ? t('snapshot.enough') : t('snapshot.pending', { count: pending })}</p>
          {takenAt !== null && (
            <Button kind="line" aria-keyshortcuts={LETTER.update} onClick={onUpdate}>
              <Icon name="retry" />
              {t('snapshot.update')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
