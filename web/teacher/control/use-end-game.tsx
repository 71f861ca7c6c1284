import { type ReactNode, useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { archiveGame } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ControlsNotice, type Failure } from '#web/teacher/parts/live-controls.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { LEADS, useArming } from './use-arming.ts';

/** Ends and archives the game with that code; a try-out is deleted. Returns the button, which asks first, what it says meanwhile, and the failure. */
export function useEndGame(
  code: string,
  isTryOut = false,
): {
  button: ReactNode;
  /** What ending does, while the button asks. */
  notice: ReactNode;
  failure: Failure | null;
  /** The game is archived and the page about to be left. */
  isDone: boolean;
} {
  const { t } = useTranslation('teacher-results');
  const leave = useLeaveGame();
  const { armed, press } = useArming<'close'>('');
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
    }
    setDone(true);
    // For a try-out, the surrounding page shows the notice.
    if (!isTryOut) notify('done', t('teacher-live:ended'));
    leave();
  };

  const ask = () => press({ name: 'close', arms: true, run: () => void archive() });
  return {
    failure,
    isDone,
    button: (
      <>
        <Button kind={armed ? 'main' : 'line'} busy={busy} {...LEADS} onClick={ask}>
          <Icon name="flag" />
          {armed ? t('end.confirm') : t('end.button')}
        </Button>
        <VisuallyHidden>
          <span role="status">{armed && t('end.confirm')}</span>
        </VisuallyHidden>
      </>
    ),
    notice: armed && <ControlsNotice text={isTryOut ? t('end.tryOut') : t('end.text')} />,
  };
}
