// Asks before a set is published, because it cannot be changed afterwards.
import { useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { publishQuestionSet } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

interface PublishDialogProps {
  set: { _id: string; name: string };
  /** The version that is to be published; null if the user sees none of it. */
  version: number | null;
  onClose: () => void;
  /** Called when another version is stored. */
  onChangedMeanwhile: () => void;
  /** Called when the server replies that the set is incomplete. */
  onIncomplete?: () => void;
}

export function PublishDialog({ set, version, onClose, onChangedMeanwhile, onIncomplete }: PublishDialogProps) {
  const { t } = useTranslation('office-question-sets');
  const [isBusy, setIsBusy] = useState(false);
  const publish = async () => {
    setIsBusy(true);
    try {
      await publishQuestionSet(set._id, version);
      notify('done', t('notice.published'));
      onClose();
    } catch (error) {
      const code = errorCodeOf(error);
      onClose();
      if (code === 'CHANGED_MEANWHILE') return onChangedMeanwhile();
      notify('error', code === 'INVALID' ? t('notice.incomplete') : t('notice.publishFailed'));
      if (code === 'INVALID') onIncomplete?.();
    }
  };
  return (
    <Dialog
      title={t('publish.title', { name: set.name })}
      cancel={t('publish.cancel')}
      confirm={t('publish.confirm')}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={publish}
    >
      <p>{t('publish.text')}</p>
    </Dialog>
  );
}
