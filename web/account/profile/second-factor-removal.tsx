import { useEffect } from 'react';
import type { Account } from '#shared/contract/account.ts';
import { passwordRule } from '#shared/rules/account.ts';
import { checkFields, optionalText, requiredText } from '#shared/rules/fields.ts';
import { accountFieldText } from '#web/account/access/auth-texts.ts';
import { removeSecondFactor } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

export function SecondFactorRemoval({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('account');
  const fields = useFields(
    { password: '', code: '' },
    {
      check: (values) =>
        checkFields(
          { password: account.hasPassword ? passwordRule() : optionalText(), code: requiredText(100) },
          values,
        ),
      texts: ({ password, code }) => ({
        password: password === 'MISMATCH' ? t('password.wrong') : accountFieldText(t, password),
        code: code === 'INVALID_VALUE' ? t('factor.wrongCode') : accountFieldText(t, code),
      }),
    },
  );
  const { form } = fields;
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [form]);
  const { save, busy, failure } = useSave(fields.showErrors);
  const send = ({ password, code }: { password: string; code: string }) =>
    save(
      () => removeSecondFactor(account, password, code),
      () => {
        notify('done', t('factor.removed'));
        onClose();
      },
    );
  return (
    <form ref={fields.form} className={styles.confirmation} noValidate onSubmit={fields.submit(send)}>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      {account.hasPassword && (
        <PasswordField label={t('password.current')} autoComplete="current-password" {...fields.bind('password')} />
      )}
      <TextField label={t('factor.codeOrRecovery')} autoComplete="one-time-code" {...fields.bind('code')} />
      <p className={styles.actions}>
        <Button kind="line" onClick={onClose}>
          {t('leave.cancel')}
        </Button>
        <Button type="submit" kind="destroy" busy={busy}>
          {t('factor.remove')}
        </Button>
      </p>
    </form>
  );
}
