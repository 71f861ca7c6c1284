// It was saved elsewhere in the meantime, by somebody else or on another device: nothing is overwritten before the user chooses.
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import styles from './conflict-dialog.module.css';

/** The change elsewhere. A published or removed version cannot be overwritten: one's own version becomes a new one. */
export type Conflict = 'changed' | 'published' | 'removed';

/** The user's choices, besides deciding later. */
export interface ConflictChoices {
  /** The address that shows the other version; null if none does. */
  storedUrl: string | null;
  /** Saves one's own version. */
  onKeep: () => void;
  onUseStored: () => void;
}

export function ConflictDialog(props: ConflictChoices & { conflict: Conflict; onLater: () => void }) {
  const { conflict, storedUrl, onLater, onKeep, onUseStored } = props;
  const { t } = useTranslation('conflict');
  const isChanged = conflict === 'changed';
  return (
    <Dialog
      title={t(`${conflict}.title`)}
      cancel={t('later')}
      confirm={t(isChanged ? 'keep' : 'saveAsNew')}
      destroys={isChanged}
      onCancel={onLater}
      onConfirm={onKeep}
    >
      <p>{t(`${conflict}.text`)}</p>
      {storedUrl !== null && conflict !== 'removed' && (
        <p>
          <a href={storedUrl} target="_blank" rel="noreferrer">
            {t('look')}
          </a>
        </p>
      )}
      {isChanged && (
        <div className={styles.stored}>
          <Button kind="line" onClick={onUseStored}>
            {t('useStored')}
          </Button>
          <p>{t('useStoredText')}</p>
        </div>
      )}
    </Dialog>
  );
}
