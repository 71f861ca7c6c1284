// Sends an invitation again; the link of the earlier one stops working.

import { errorCodeOf } from '#web/client/api-error.ts';
import { userCalls } from '#web/data/users.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { failureText } from '#web/office/frame/error-texts.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';

export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('office-users');
  const { save, busy } = useSave();
  const send = () =>
    save(async () => {
      try {
        await userCalls.resend(email);
        notify('done', t('resent'));
      } catch (error) {
        const code = errorCodeOf(error);
        notify('error', code === 'WRONG_STATE' ? t('activatedMeanwhile') : failureText(t, code));
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
