// A red button that asks before it deletes; the question stays open with the error when deleting fails.
import { useState } from 'react';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { failureText } from './error-texts.ts';

interface RemoveButtonProps {
  /** The question, which names the item. */
  title: string;
  /** What deleting it means. */
  text: string;
  /** The sentences for error codes after which another try would not help. */
  refusals?: Readonly<Record<string, string>>;
  size?: 'small' | 'normal';
  /** Names the item for screen readers, if several buttons are alike. */
  of?: string;
  onRemove: () => Promise<unknown>;
}

export function RemoveButton({ title, text, refusals = {}, size = 'normal', of, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('office');
  const [asks, setAsks] = useState(false);
  const { save, busy, failure, dismiss } = useSave();
  const refusal = failure === null ? undefined : refusals[failure];
  const isRefused = refusal !== undefined;
  return (
    <>
      <Button kind="danger" size={size} onClick={() => setAsks(true)}>
        <Icon name="bin" />
        {t('action.remove')}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      {asks && (
        <Dialog
          title={title}
          cancel={isRefused ? t('action.close') : t('action.cancel')}
          confirm={isRefused ? null : t('action.remove')}
          destroys
          busy={busy}
          onCancel={() => {
            setAsks(false);
            dismiss();
          }}
          onConfirm={() => save(onRemove)}
        >
          {!isRefused && <p>{text}</p>}
          <FormAlert>{refusal ?? failureText(t, failure)}</FormAlert>
        </Dialog>
      )}
    </>
  );
}
