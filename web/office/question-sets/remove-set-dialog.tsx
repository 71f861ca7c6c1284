import { useState } from 'react';
import { removeQuestionSet } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

interface RemoveDialogProps {
  set: { _id: string; name: string };
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveQuestionSetDialog({ set, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('office-question-sets');
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await removeQuestionSet(set._id);
      notify('done', t('notice.removed'));
      onRemoved();
    } catch {
      notify('error', t('notice.removeFailed'));
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
