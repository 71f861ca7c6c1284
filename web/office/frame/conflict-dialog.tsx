// Another user saved in the meantime: nothing is overwritten before the user chooses.
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  /** The address that shows the other version. */
  storedUrl: string;
  onLater: () => void;
  onOverwrite: () => void;
  onUseStored: () => void;
}

export function ConflictDialog({ storedUrl, onLater, onOverwrite, onUseStored }: ConflictDialogProps) {
  const { t } = useTranslation('office');
  return (
    <Dialog
      title={t('conflict.title')}
      cancel={t('conflict.later')}
      confirm={t('conflict.keepMine')}
      destroys
      onCancel={onLater}
      onConfirm={onOverwrite}
    >
      <p>{t('conflict.text')}</p>
      <p>
        <a href={storedUrl} target="_blank" rel="noreferrer">
          {t('conflict.look')}
        </a>
      </p>
      <div className={styles.other}>
        <Button kind="line" onClick={onUseStored}>
          {t('conflict.useStored')}
        </Button>
        <p>{t('conflict.useStoredText')}</p>
      </div>
    </Dialog>
  );
}
