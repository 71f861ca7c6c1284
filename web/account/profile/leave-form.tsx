import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Account } from '#shared/contract/account.ts';
import { passwordRule } from '#shared/rules/account.ts';
import { checkFields, optionalText } from '#shared/rules/fields.ts';
import { accountFieldText } from '#web/account/access/auth-texts.ts';
import { deleteAccount } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signOut } from '#web/shell/identity.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

export function LeaveForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{t('leave.title')}</h2>
      <p>{t('leave.text')}</p>
      {asked ? (
        <Confirmation account={account} onCancel={() => setAsked(false)} />
      ) : (
        <p className={styles.wordsOnly}>
          <Button kind="danger" onClick={() => setAsked(true)}>
            {t('leave.ask')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Confirmation({ account, onCancel }: { account: Account; onCancel: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
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
  const send = ({ password }: { password: string }) =>
    save(
      () => deleteAccount(password),
      () => {
        navigate('/');
        signOut('left');
        notify('done', t('leave.done'));
      },
    );
  return (
    <form ref={fields.form} className={styles.confirmation} noValidate onSubmit={fields.submit(send)}>
      <FormAlert>{failure === 'WRONG_STATE' ? t('leave.lastOne') : accountFailure(t, failure)}</FormAlert>
      {account.hasPassword && (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={account.email ?? ''} readOnly hidden />
          <PasswordField label={t('leave.password')} autoComplete="current-password" {...fields.bind('password')} />
        </>
      )}
      <p className={styles.actions}>
        <Button kind="line" onClick={onCancel}>
          {t('leave.cancel')}
        </Button>
        <Button type="submit" kind="destroy" busy={busy}>
          {t('leave.submit')}
        </Button>
      </p>
    </form>
  );
}
