// Somebody else saved in the meantime: nothing is overwritten before one chose.
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConflictDialogProps {
  /** Where the other version can be seen. */
  theirsAt: string;
  busy?: boolean;
  onLater: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function ConflictDialog({ theirsAt, busy = false, onLater, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { t } = useTranslation('office');
  return (
    <Dialog
      title={t('conflict.title')}
      cancel={t('conflict.later')}
      confirm={t('conflict.keepMine')}
      destroys
      busy={busy}
      onCancel={onLater}
      onConfirm={onKeepMine}
    >
      <p>{t('conflict.text')}</p>
      <p>
        <a href={theirsAt} target="_blank" rel="noreferrer">
          {t('conflict.look')}
        </a>
      </p>
      <div className={styles.other}>
        <Button kind="line" busy={busy} onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <p>{t('conflict.takeTheirsText')}</p>
      </div>
    </Dialog>
  );
}
