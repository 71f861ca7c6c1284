import { useNavigate } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { usePlayWithNewCode } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { livePath } from '#web/teacher/parts/voting-session-path.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';

/** The codes of games that this page is leaving for a new one, so that their end does not open the dashboard. */
const left = new Set<string>();
export const isLeft = (code: string): boolean => left.has(code);

interface NewCodeProps {
  session: { code: string; _id: string };
  onClose: () => void;
}

/** Creates the waiting game again with a new code, and archives this one: students have to join again. */
export function NewCodeDialog({ session: { code, _id }, onClose }: NewCodeProps) {
  const { t } = useTranslation('teacher-live');
  const navigate = useNavigate();
  const leave = useLeaveGame();
  const make = usePlayWithNewCode();
  const close = () => {
    onClose();
    left.delete(code);
  };
  const cancel = () => {
    close();
    // It may have been archived already.
    if (make.isError) leave();
  };
  const confirm = () => {
    left.add(code);
    make.mutate(
      { code, sessionId: _id },
      {
        onSuccess: (made) => {
          onClose();
          navigate(livePath(made.code), { replace: true });
        },
        onError: (error) => {
          notify('error', t('newCode.failed'));
          // Another device started it.
          if (errorCodeOf(error) === 'WRONG_STATE') close();
        },
      },
    );
  };
  return (
    <Dialog
      title={t('newCode.title')}
      cancel={t('newCode.cancel')}
      confirm={t('newCode.button')}
      busy={make.isPending}
      onCancel={cancel}
      onConfirm={confirm}
    >
      <p>{t('newCode.text', { code })}</p>
    </Dialog>
  );
}
