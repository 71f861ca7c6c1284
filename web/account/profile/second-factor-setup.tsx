import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import type { Account } from '#shared/contract/account.ts';
import { passwordRule } from '#shared/rules/account.ts';
import { checkFields, optionalText, requiredText } from '#shared/rules/fields.ts';
import { accountFieldText } from '#web/account/access/auth-texts.ts';
import { beginSecondFactor, confirmSecondFactor } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

interface SetupProps {
  account: Account;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** First the password, then the QR code with a code of the app. */
export function SecondFactorSetup({ account, onDone, onCancel }: SetupProps) {
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  if (made === null) return <PasswordFirst account={account} onMade={setMade} onCancel={onCancel} />;
  return <Confirmation account={account} {...made} onDone={onDone} onCancel={onCancel} />;
}

function PasswordFirst({
  account,
  onMade,
  onCancel,
}: {
  account: Account;
  onMade: (made: { secret: string; uri: string }) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('account');
  const fields = useFields(
    { password: '' },
    {
      check: (values) => checkFields({ password: account.hasPassword ? passwordRule() : optionalText() }, values),
      texts: ({ password }) => ({
        password: password === 'MISMATCH' ? t('password.wrong') : accountFieldText(t, password),
      }),
    },
  );
  const { form } = fields;
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [form]);
  const { save, busy, failure } = useSave(fields.showErrors);
  return (
    <form
      ref={fields.form}
      className={styles.steps}
      noValidate
      onSubmit={fields.submit(({ password }) => save(async () => onMade(await beginSecondFactor(password))))}
    >
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      {account.hasPassword && (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={account.email ?? ''} readOnly hidden />
          <PasswordField label={t('password.current')} autoComplete="current-password" {...fields.bind('password')} />
        </>
      )}
      <p className={styles.actions}>
        <Button kind="line" onClick={onCancel}>
          {t('leave.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('factor.next')}
        </Button>
      </p>
    </form>
  );
}

function Confirmation({ account, secret, uri, onDone, onCancel }: SetupProps & { secret: string; uri: string }) {
  const { t } = useTranslation('account');
  const fields = useFields(
    { code: '' },
    {
      check: (values) => checkFields({ code: requiredText(20) }, values),
      texts: ({ code }) => ({ code: code === 'INVALID_VALUE' ? t('factor.wrongCode') : accountFieldText(t, code) }),
    },
  );
  const { form } = fields;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const { save, busy, failure } = useSave(fields.showErrors);
  return (
    <form
      ref={fields.form}
      className={styles.steps}
      noValidate
      onSubmit={fields.submit(({ code }) => save(async () => onDone(await confirmSecondFactor(account, code))))}
    >
      <p>{t('factor.scan')}</p>
      <QRCodeSVG value={uri} size={192} marginSize={4} title={t('factor.qr')} />
      <p>
        {t('factor.secret')} <code className={styles.secret}>{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
      </p>
      <FormAlert>{failure === 'WRONG_STATE' ? t('factor.over') : accountFailure(t, failure)}</FormAlert>
      <TextField label={t('factor.code')} autoComplete="one-time-code" inputMode="numeric" {...fields.bind('code')} />
      <p className={styles.actions}>
        <Button kind="line" onClick={onCancel}>
          {t('leave.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('factor.confirm')}
        </Button>
      </p>
    </form>
  );
}
