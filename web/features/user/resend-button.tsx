// Sends an invitation again; the link of the earlier one stops working.
import { useTranslation } from 'react-i18next';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { useSave } from '#web/lib/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { failureText } from '#web/ui/error-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useUserCalls } from './user.api.ts';

export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('user');
  const { resend } = useUserCalls();
  const { save, busy } = useSave();
  const send = () =>
    save(async () => {
      try {
        await resend(email);
        notify('done', t('resent'));
      } catch (error) {
        const code = errorCodeOf(error);
        notify('fault', code === 'WRONG_STATE' ? t('activatedMeanwhile') : (failureText(t, code) ?? ''));
      }
    });
  return (
    <Button kind="line" size="small" busy={busy} onClick={send}>
      <Icon name="mail" />
      {t('resend')}
      <VisuallyHidden> {email}</VisuallyHidden>
    </Button>
  );
}
