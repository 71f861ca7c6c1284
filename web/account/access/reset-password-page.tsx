import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { confirmationRule, passwordRule } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { readLink, resetPassword } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { accountFieldText, passwordText } from './auth-texts.ts';
import { NewPassword, PasswordOwner } from './shared-fields.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const [linkGone, setLinkGone] = useState(token === '');
  const [email, setEmail] = useState('');
  // Said before anything is typed.
  useEffect(() => {
    if (token === '') return;
    void readLink('reset', token).then((link) => {
      setLinkGone(!link.isOpen);
      setEmail(link.email ?? '');
    });
  }, [token]);
  const fields = useFields(
    { password: '', again: '' },
    {
      check: (values) =>
        checkFields(
          { password: passwordRule(settings.minPasswordLength), again: confirmationRule(values.password) },
          values,
        ),
      texts: ({ password, again }) => ({
        password: passwordText(t, password),
        again: again === 'MISMATCH' ? t('reset.mismatch') : accountFieldText(t, again),
      }),
    },
  );

  const { save, failure, ...saving } = useSave((refused) => {
    fields.showErrors({ password: refused.password });
    setLinkGone(refused.configToken !== undefined);
  });
  const failed = failure !== null && fields.errors.password === undefined;

  const send = ({ password }: { password: string }) =>
    save(async () => {
      await resetPassword(token, password);
      notify('done', t('reset.done'));
      await navigate('/login', { replace: true, state: { email } });
    });

  if (linkGone) {
    return (
      <div className={styles.form}>
        <h1>{t('reset.title')}</h1>
        <FormAlert>
          {failed && <span>{`${t('reset.failed')} `}</span>}
          <span>{t('reset.linkGone')}</span>
        </FormAlert>
        <p>
          <LinkButton to="/reset-password/init">{t('reset.askAgain')}</LinkButton>
        </p>
      </div>
    );
  }
  return (
    <AuthForm
      title={t('reset.title')}
      sub={t('reset.sub')}
      fields={fields}
      saving={saving}
      send={send}
      alert={failed && t('reset.failed')}
      submit={t('reset.submit')}
      links={<Link to="/login">{t('reset.toLogin')}</Link>}
    >
      <PasswordOwner email={email} />
      <NewPassword label={t('reset.newPassword')} first={fields.bind('password')} again={fields.bind('again')} />
    </AuthForm>
  );
}
