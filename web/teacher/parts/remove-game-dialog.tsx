// A game that was started by mistake, before anybody could answer.

import { errorCodeOf } from '#web/client/api-error.ts';
import { useArchiveDraft } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

interface RemoveGameDialogProps {
  code: string;
  name: string;
  onRemoved?: () => void;
  onClose: () => void;
}

export function RemoveGameDialog({ code, name, onRemoved, onClose }: RemoveGameDialogProps) {
  const { t } = useTranslation('teacher-dashboard');
  const archive = useArchiveDraft();
  const confirm = async () => {
    // Not by a callback of `mutate`, which is dropped with this dialog: it goes with the list once that is empty.
    const reason = await archive.mutateAsync(code).then(() => null, errorCodeOf);
    onClose();
    // Another device removed it already.
    if (reason !== null && reason !== 'INVALID_CODE') {
      notify('error', t(reason === 'WRONG_STATE' ? 'open.removeStarted' : 'games.removeFailed', { name }));
      return;
    }
    notify('done', t('games.removed', { name }));
    onRemoved?.();
  };
  return (
    <Dialog
      title={t('open.removeTitle', { name })}
      cancel={t('games.keep')}
      confirm={t('open.remove')}
      destroys
      busy={archive.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>{t('open.removeText')}</p>
    </Dialog>
  );
}
