// Deleting one's account: what goes with it stands there, and the e-mail address has to be typed first.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '#shared/contract/user.ts';
import { textKey } from '#shared/domain/text-key.ts';
import { fieldText, requiredCode } from '#web/features/auth/auth-checks.ts';
import { request } from '#web/lib/api.ts';
import { signOut } from '#web/lib/identity.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSave } from '#web/lib/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
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
        <p className={styles.actions}>
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
  const isOwn = (email: string) => textKey(email) === textKey(account.email);
  const fields = useFields({ email: '' }, ({ email }) => ({
    email: fieldText(t, requiredCode(email)) ?? (isOwn(email) ? undefined : t('leave.mismatch')),
  }));
  const { form } = fields;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const { save, busy, failure } = useSave(() => fields.showErrors({ email: t('leave.mismatch') }));
  const send = ({ email }: { email: string }) =>
    save(
      () => request('POST account/deletion', { body: { email } }),
      () => {
        navigate('/');
        signOut();
        notify('done', t('leave.done'));
      },
    );
  return (
    <form ref={fields.form} className={styles.confirmation} noValidate onSubmit={fields.submit(send)}>
      <FormAlert>{failure === 'WRONG_STATE' ? t('leave.lastOne') : accountFailure(t, failure)}</FormAlert>
      <TextField
        label={t('leave.email', { email: account.email })}
        type="email"
        autoComplete="off"
        {...fields.bind('email')}
      />
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
