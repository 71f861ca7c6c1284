// Buttons that make a call, and say how it went.
import { type ReactNode, useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { failureText } from './error-texts.ts';

interface CallButtonProps {
  call: () => Promise<unknown>;
  /** The notice afterwards; absent if something else shows it. */
  done?: string;
  /** Returns the sentence for an error's code, if the general one does not say enough. */
  failed: (code: string) => string | undefined;
  /** What the call began is still under way. */
  goesOn?: boolean;
  size?: 'small' | 'normal';
  /** Names the item for screen readers, if several buttons are alike. */
  of?: string;
  children: ReactNode;
}

/** Says it in a notice. */
export function CallButton({ call, done, failed, goesOn = false, size = 'normal', of, children }: CallButtonProps) {
  const { t } = useTranslation('office');
  const { save, busy } = useSave();
  const make = () =>
    save(async () => {
      try {
        await call();
        if (done) notify('done', done);
      } catch (error) {
        const code = errorCodeOf(error);
        notify('error', failed(code) ?? failureText(t, code));
      }
    });
  return (
    <Button kind="line" size={size} busy={busy || goesOn} onClick={make}>
      {children}
      {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
    </Button>
  );
}

interface RemoveButtonProps {
  /** The question, which names the item. */
  title: string;
  /** What deleting it means. */
  text: string;
  /** Why it cannot be deleted, for the code of an error after which another try would not help. */
  whyNot?: (code: string) => Promise<string | null> | string | null | undefined;
  size?: 'small' | 'normal';
  /** As of a CallButton. */
  of?: string;
  onRemove: () => Promise<unknown>;
}

/** A red button that asks before it deletes; the question stays open with the error when deleting fails. */
export function RemoveButton({ title, text, whyNot, size = 'normal', of, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('office');
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { save, busy, failure, dismiss } = useSave();
  const isRefused = refusal !== null;
  return (
    <>
      <Button kind="danger" size={size} onClick={() => setAsks(true)}>
        <Icon name="bin" />
        <span>{t('action.remove')}</span>
        {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
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
            setRefusal(null);
            dismiss();
          }}
          onConfirm={() =>
            save(async () => {
              try {
                await onRemove();
              } catch (error) {
                setRefusal((await whyNot?.(errorCodeOf(error))) ?? null);
                throw error;
              }
            })
          }
        >
          {!isRefused && <p>{text}</p>}
          <FormAlert>{refusal ?? failureText(t, failure)}</FormAlert>
        </Dialog>
      )}
    </>
  );
}
