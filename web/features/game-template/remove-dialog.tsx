// Asks before a prepared game is deleted.
import { useTranslation } from 'react-i18next';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { dropDraft } from '#web/features/game-template/wizard/draft-store.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { useRemoveTemplate } from './game-template.api.ts';

export function RemoveDialog({ template: { _id, name }, onClose }: { template: GameTemplate; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const remove = useRemoveTemplate();
  const isGone = (error: Error) => error instanceof ApiError && error.status === 404;
  const confirm = () =>
    remove.mutate(_id, {
      onSettled: (_reply, error) => {
        if (error === null || isGone(error)) {
          dropDraft(_id);
          notify('done', t('games.removed', { name }));
        } else notify('fault', t('games.removeFailed', { name }));
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
