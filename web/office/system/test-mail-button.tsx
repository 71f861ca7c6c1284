// Sends a mail to whoever asks, to see whether mails leave.
import { errorCodeOf } from '#web/client/api-error.ts';
import { sendTestMail } from '#web/data/system.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { failureText } from '#web/office/frame/error-texts.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

export function TestMailButton() {
  const { t } = useTranslation('office-system');
  const { save, busy } = useSave();
  const send = () =>
    save(async () => {
      try {
        await sendTestMail();
        notify('done', t('mailSent'));
      } catch (error) {
        const code = errorCodeOf(error);
        const known = { WRONG_STATE: t('mailNoAddress'), MAIL_FAILED: t('mailFailed') };
        notify('error', code === 'WRONG_STATE' || code === 'MAIL_FAILED' ? known[code] : failureText(t, code));
      }
    });
  return (
    <Button kind="line" busy={busy} onClick={send}>
      <Icon name="mail" />
      {t('sendMail')}
    </Button>
  );
}
