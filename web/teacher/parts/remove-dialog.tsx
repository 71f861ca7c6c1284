import { useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

interface RemoveDialogProps {
  /** A prepared game, one that waits for its start, or one that was played. */
  of: 'games' | 'open' | 'archive';
  name: string;
  remove: () => Promise<void>;
  /** Called once it is gone, and the dialog closed. */
  onRemoved?: () => void;
  onClose: () => void;
}

/** Asks before a game is removed. */
export function RemoveDialog({ of, name, remove, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('teacher-dashboard');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const error = await remove().then(() => null, errorCodeOf);
    onClose();
    // Another device removed it already, or another try whose reply was lost.
    if (error === null || error === 'NOT_FOUND' || error === 'INVALID_CODE') {
      notify('done', t('games.removed', { name }));
      onRemoved?.();
    } else notify('error', t(error === 'WRONG_STATE' ? 'open.removeStarted' : 'games.removeFailed', { name }));
  };
  return (
    <Dialog
      title={t(of === 'games' ? 'games.removeTitle' : 'open.removeTitle', { name })}
      cancel={t('games.keep')}
      confirm={t('games.remove')}
      destroys
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>{t(`${of}.removeText`)}</p>
    </Dialog>
  );
}
