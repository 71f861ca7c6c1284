import { type ReactNode, useState } from 'react';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { archiveGame, nameClass } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { EndDialog } from './end-dialog.tsx';
import { LEADS } from './use-arming.ts';

/**
 * Closes and archives a game, once it is known; a try-out is deleted. Returns the button, the dialog that it opens,
 * which asks for the class, and whether the game is archived and the page about to be left.
 */
export function useEndGame(
  code: string,
  game: Pick<VotingSessionSummary, '_id' | 'classLabel'> | null,
  isTryOut = false,
): { button: ReactNode; dialog: ReactNode; isDone: boolean } {
  const { t } = useTranslation('teacher-results');
  const leave = useLeaveGame();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isDone, setDone] = useState(false);
  // A phone that reaches this game only is let in to no list of classes.
  const asksClass = game !== null && !isTryOut && readOneGame() === null;

  const end = async (classLabel: string) => {
    setBusy(true);
    setFailed(false);
    try {
      await archiveGame(code);
    } catch (error) {
      // Another device ended it already.
      if (errorCodeOf(error) !== 'INVALID_CODE') {
        setFailed(true);
        return;
      }
    } finally {
      setBusy(false);
    }
    setDone(true);
    if (asksClass && classLabel !== game.classLabel)
      await nameClass(game._id, classLabel).catch(() => notify('error', t('end.classFailed')));
    // For a try-out, the surrounding page shows the notice.
    if (!isTryOut) notify('done', t('teacher-live:ended'));
    leave();
  };

  return {
    isDone,
    button: (
      <Button aria-haspopup="dialog" {...LEADS} onClick={() => setOpen(true)}>
        <Icon name="flag" />
        <span>{t('end.button')}</span>
      </Button>
    ),
    dialog: isOpen && (
      <EndDialog
        classLabel={asksClass ? game.classLabel : null}
        text={t(isTryOut ? 'end.tryOut' : 'end.text')}
        busy={busy || isDone}
        failed={failed}
        onEnd={(classLabel) => void end(classLabel)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
