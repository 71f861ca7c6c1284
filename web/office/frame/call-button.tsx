// A button that makes a call and says in a notice how it went.
import type { ReactNode } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { failureText } from './error-texts.ts';

interface CallButtonProps {
  call: () => Promise<unknown>;
  /** The notice afterwards; absent if something else shows it. */
  done?: string;
  /** Returns the sentence for an error's code, if the general one does not say enough. */
  failed?: (code: string) => string | undefined;
  /** What the call began is still under way. */
  goesOn?: boolean;
  size?: 'small' | 'normal';
  children: ReactNode;
}

export function CallButton({ call, done, failed, goesOn = false, size = 'normal', children }: CallButtonProps) {
  const { t } = useTranslation('office');
  const { save, busy } = useSave();
  const make = () =>
    save(async () => {
      try {
        await call();
        if (done) notify('done', done);
      } catch (error) {
        const code = errorCodeOf(error);
        notify('error', failed?.(code) ?? failureText(t, code));
      }
    });
  return (
    <Button kind="line" size={size} busy={busy || goesOn} onClick={make}>
      {children}
    </Button>
  );
}
