import { errorCodeOf } from '#web/client/api-error.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { useRemoveArchived } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { notesDraftKey } from './notes-draft-key.ts';

interface RemoveArchivedDialogProps {
  sessionId: string;
  name: string;
  onClose: () => void;
}

export function RemoveArchivedDialog({ sessionId, name, onClose }: RemoveArchivedDialogProps) {
  const { t } = useTranslation('teacher-dashboard');
  const remove = useRemoveArchived();
  const confirm = async () => {
    // Not by a callback of `mutate`, which is dropped with this dialog: it goes with the list once that is empty.
    const error = await remove.mutateAsync(sessionId).then(() => null, errorCodeOf);
    onClose();
    // Another try did it, whose reply was lost.
    if (error !== null && error !== 'NOT_FOUND') {
      notify('error', t('games.removeFailed', { name }));
      return;
    }
    writeDraft(notesDraftKey(sessionId), null);
    notify('done', t('games.removed', { name }));
  };
  return (
    <Dialog
      title={t('open.removeTitle', { name })}
      cancel={t('games.keep')}
      confirm={t('open.remove')}
      destroys
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>{t('archive.removeText')}</p>
    </Dialog>
  );
}
