import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { useRemoveTemplate } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { gameDraftKey } from '#web/teacher/wizard/stored-draft.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

export function RemoveTemplateDialog({
  template: { _id, name },
  onClose,
}: {
  template: ListedTemplate;
  onClose: () => void;
}) {
  const { t } = useTranslation('teacher-dashboard');
  const remove = useRemoveTemplate();
  const confirm = async () => {
    // Not by a callback of `mutate`, which is dropped with this dialog: it goes with the list once that is empty.
    const error = await remove.mutateAsync(_id).then(() => null, errorCodeOf);
    if (error === null || error === 'NOT_FOUND') {
      writeDraft(gameDraftKey(_id), null);
      notify('done', t('games.removed', { name }));
    } else notify('error', t('games.removeFailed', { name }));
    onClose();
  };
  return (
    <Dialog
      title={t('games.removeTitle', { name })}
      cancel={t('games.keep')}
      confirm={t('games.remove')}
      destroys
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>{t('games.removeText')}</p>
    </Dialog>
  );
}
