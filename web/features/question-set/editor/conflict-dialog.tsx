// Somebody else changed the set in the meantime: nothing is overwritten before one chose.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './conflict-dialog.module.css';
import type { Editor } from './use-editor.ts';

interface ConflictDialogProps {
  id: string | null;
  editor: Editor;
  onSaveAsNew: () => void;
}

export function ConflictDialog({ id, editor, onSaveAsNew }: ConflictDialogProps) {
  const { t } = useTranslation('question-set');
  const { conflict, decideLater, keepMine, takeTheirs } = editor;
  const theirs = (
    <a href={`/admin/question_sets/${id}/`} target="_blank" rel="noreferrer">
      {t('conflict.look')}
    </a>
  );
  if (conflict === 'changed') {
    return (
      <Dialog
        title={t('conflict.changedTitle')}
        cancel={t('conflict.later')}
        confirm={t('conflict.keepMine')}
        destroys
        onCancel={decideLater}
        onConfirm={keepMine}
      >
        <p>{t('conflict.changedText')}</p>
        <p>{theirs}</p>
        <div className={styles.other}>
          <Button kind="line" onClick={takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <p>{t('conflict.takeTheirsText')}</p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={conflict === 'published' ? t('conflict.publishedTitle') : t('conflict.removedTitle')}
      cancel={t('conflict.later')}
      confirm={t('conflict.saveAsNew')}
      onCancel={decideLater}
      onConfirm={onSaveAsNew}
    >
      <p>{t('conflict.saveAsNewText')}</p>
      {conflict === 'published' && <p>{theirs}</p>}
    </Dialog>
  );
}
