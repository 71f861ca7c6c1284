// Asks before a set is published: afterwards nobody can change it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { publishQuestionSet } from './question-set.api.ts';

interface PublishDialogProps {
  set: { _id: string; name: string };
  onClose: () => void;
  /** The set misses something, says the server. */
  onIncomplete?: () => void;
}

export function PublishDialog({ set, onClose, onIncomplete }: PublishDialogProps) {
  const { t } = useTranslation('question-set');
  const [isBusy, setIsBusy] = useState(false);
  const publish = async () => {
    setIsBusy(true);
    try {
      await publishQuestionSet(set._id);
      notify('done', t('notice.published'));
      onClose();
    } catch (error) {
      const code = errorCodeOf(error);
      notify('fault', code === 'INVALID' ? t('notice.incomplete') : t('notice.publishFailed'));
      onClose();
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
