import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';

interface ForgetAnswersProps {
  /** The game that the button is about, if there are several. */
  label?: string;
  onForget: () => Promise<void>;
  onForgotten: () => void;
}

/** Deletes a student's answers in a game, after a confirmation. */
export function ForgetAnswers({ label, onForget, onForgotten }: ForgetAnswersProps) {
  const { t } = useTranslation('student-device');
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const forget = async () => {
    setBusy(true);
    try {
      await onForget();
      onForgotten();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button kind="danger" aria-label={label} onClick={() => setAsks(true)}>
        {t('forget.button')}
      </Button>
      {asks && (
        <Dialog
          title={t('forget.title')}
          cancel={t('forget.keep')}
          confirm={t('forget.button')}
          destroys
          busy={busy}
          onCancel={() => {
            setAsks(false);
            setFailed(false);
          }}
          onConfirm={() => void forget()}
        >
          <p>{t('forget.text')}</p>
          <div role="alert">{failed && <p>{t('forget.failed')}</p>}</div>
        </Dialog>
      )}
    </>
  );
}
