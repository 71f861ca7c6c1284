import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { confirmationRule, passwordRule } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { ApiError } from '#web/client/api-error.ts';
import { readLink, resetPassword } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import styles from './auth-form.module.css';
import { accountFieldText, passwordText } from './auth-texts.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const [busy, setBusy] = useState(false);
  const [linkGone, setLinkGone] = useState(token === '');
  const [failed, setFailed] = useState(false);
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

  const save = async ({ password }: { password: string }) => {
    setBusy(true);
    setFailed(false);
    try {
      await resetPassword(token, password);
      notify('done', t('reset.done'));
      await navigate('/login', { replace: true, state: { email } });
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {};
      fields.showErrors({ password: refused.password });
      setLinkGone(refused.configToken !== undefined);
      setFailed(refused.password === undefined);
      setBusy(false);
    }
  };

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
    <form ref={fields.form} className={styles.form} noValidate onSubmit={fields.submit(save)}>
      <h1>{t('reset.title')}</h1>
      <p className={styles.sub}>{t('reset.sub')}</p>
      <FormAlert>{failed && t('reset.failed')}</FormAlert>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('passwordHint', { count: settings.minPasswordLength })}
        autoComplete="new-password"
        {...fields.bind('password')}
      />
      <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...fields.bind('again')} />
      <p className={styles.go}>
        <Button type="submit" size="big" wide busy={busy}>
          {t('reset.submit')}
        </Button>
      </p>
      <p className={styles.links}>
        <Link to="/login">{t('reset.toLogin')}</Link>
      </p>
    </form>
  );
}
