import { useState } from 'react';
import { readRecentGame, recentGameIds } from '#web/client/recent-games.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { leaveDevice, sendWhatWaits } from './leave-device.ts';

const isShared = (): boolean => recentGameIds().some((id) => (readRecentGame(id)?.seats.length ?? 0) > 0);

/** `before`: nothing was answered yet, so the student takes over another one's seat. */
export function LeaveButton({ before }: { before: boolean }) {
  const { t } = useTranslation('student-device');
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    setBusy(true);
    const left = await sendWhatWaits();
    setBusy(false);
    if (left > 0 && unsent === 0) setUnsent(left);
    else leaveDevice('/');
  };

  return (
    <>
      <Button kind="line" onClick={() => setAsks(true)}>
        {t(before ? 'leave.other' : 'leave.button')}
      </Button>
      {asks && (
        <Dialog
          title={t('leave.title')}
          cancel={t('leave.stay')}
          confirm={t(unsent > 0 ? 'leave.anyway' : 'leave.button')}
          destroys={unsent > 0}
          busy={busy}
          onCancel={() => {
            setAsks(false);
            setUnsent(0);
          }}
          onConfirm={() => void leave()}
        >
          <p role="status">
            {unsent > 0 ? t('leave.unsent', { count: unsent }) : t(isShared() ? 'leave.textShared' : 'leave.text')}
          </p>
        </Dialog>
      )}
    </>
  );
}
