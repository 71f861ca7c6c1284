// The end of a game: asks first, archives, says thanks and goes back to the dashboard.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { request } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notice-store.ts';
import type { Failure } from '#web/widgets/live-controls.tsx';

/** Takes the code; gives the button, the question while it is asked, and what went wrong. */
export function useEndGame(code: string): {
  button: ReactNode;
  dialog: ReactNode;
  failure: Failure | null;
  /** The game is over; the page is about to be left. */
  isDone: boolean;
} {
  const { t } = useTranslation('group-results');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isDone, setDone] = useState(false);

  const archive = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await request('POST voting/session/:code/archive', { params: { code } });
    } catch (error) {
      // Another device ended it already: it is over, as was asked.
      if (errorCodeOf(error) !== 'INVALID_CODE') {
        setFailure({ text: t('end.failed'), onRetry: archive });
        return;
      }
    } finally {
      setBusy(false);
      setAsks(false);
    }
    setDone(true);
    notify('done', t('live:ended'));
    navigate('/teacher', { replace: true });
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
        <p>{t('end.text')}</p>
      </Dialog>
    ),
  };
}
