import { type ReactNode, useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { archiveGame } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Failure } from '#web/teacher/parts/live-controls.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

/** Ends and archives the game with that code; a try-out is deleted. Returns the button, the dialog while it is open, and the failure. */
export function useEndGame(
  code: string,
  isTryOut = false,
): {
  button: ReactNode;
  dialog: ReactNode;
  failure: Failure | null;
  /** The game is archived and the page about to be left. */
  isDone: boolean;
} {
  const { t } = useTranslation('teacher-results');
  const leave = useLeaveGame();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isDone, setDone] = useState(false);

  const archive = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await archiveGame(code);
    } catch (error) {
      // Another device ended it already.
      if (errorCodeOf(error) !== 'INVALID_CODE') {
        setFailure({ text: t('end.failed'), onRetry: archive });
        return;
      }
    } finally {
      setBusy(false);
      setAsks(false);
    }
    setDone(true);
    // For a try-out, the surrounding page shows the notice.
    if (!isTryOut) notify('done', t('teacher-live:ended'));
    leave();
  };

  return {
    failure,
    isDone,
    button: (
      <Button kind="line" onClick={() => setAsks(true)}>
        <Icon name="flag" />
        {t('end.button')}
      </Button>
    ),
    dialog: asks && (
      <Dialog
        title={t('end.title')}
        cancel={t('end.cancel')}
        confirm={t('end.confirm')}
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={archive}
      >
        <p>{isTryOut ? t('end.tryOut') : t('end.text')}</p>
      </Dialog>
    ),
  };
}
