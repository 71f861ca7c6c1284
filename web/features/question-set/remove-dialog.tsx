// Asks before a set is deleted for good.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { removeQuestionSet } from './question-set.api.ts';

interface RemoveDialogProps {
  set: { _id: string; name: string };
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveDialog({ set, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('question-set');
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await removeQuestionSet(set._id);
      notify('done', t('notice.removed'));
      onRemoved();
    } catch {
      notify('fault', t('notice.removeFailed'));
      onClose();
    }
  };
  return (
    <Dialog
      title={t('remove.title', { name: set.name })}
      cancel={t('remove.cancel')}
      confirm={t('remove.confirm')}
      destroys
      busy={isBusy}
      onCancel={onClose}
      onConfirm={remove}
    >
      <p>{t('remove.text')}</p>
    </Dialog>
  );
}
