// Another user saved, published or deleted the set in the meantime: the user's version can still be saved.
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ConflictDialog } from '#web/office/frame/conflict-dialog.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import type { Editor } from './use-editor.ts';

interface SetConflictProps {
  id: string | null;
  editor: Editor;
  onSaveAsNew: () => void;
}

export function SetConflict({ id, editor, onSaveAsNew }: SetConflictProps) {
  const { t } = useTranslation('office-question-sets');
  const { conflict, decideLater, overwrite, acceptStored } = editor;
  const storedUrl = `/admin/question_sets/${id}/`;
  if (conflict === 'changed') {
    return (
      <ConflictDialog storedUrl={storedUrl} onLater={decideLater} onOverwrite={overwrite} onUseStored={acceptStored} />
    );
  }
  return (
    <Dialog
      title={conflict === 'published' ? t('conflict.publishedTitle') : t('conflict.removedTitle')}
      cancel={t('office:conflict.later')}
      confirm={t('conflict.saveAsNew')}
      onCancel={decideLater}
      onConfirm={onSaveAsNew}
    >
      <p>{t('conflict.saveAsNewText')}</p>
      {conflict === 'published' && (
        <p>
          <a href={storedUrl} target="_blank" rel="noreferrer">
            {t('office:conflict.look')}
          </a>
        </p>
      )}
    </Dialog>
  );
}
