import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { ApiError } from '#web/client/api-error.ts';
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
  const isGone = (error: Error) => error instanceof ApiError && error.status === 404;
  const confirm = () =>
    remove.mutate(_id, {
      onSettled: (_reply, error) => {
        if (error === null || isGone(error)) {
          writeDraft(gameDraftKey(_id), null);
          notify('done', t('games.removed', { name }));
        } else notify('error', t('games.removeFailed', { name }));
        onClose();
      },
    });
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
