import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { loginRules } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { logIn } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { fieldTexts } from './auth-texts.ts';
import { emailOf } from './login-return.ts';
import type { FinishLogin } from './use-finish-login.ts';

interface PasswordLoginProps {
  onLogin: FinishLogin;
  /** The navigation state that the login page came with. */
  state: unknown;
  /** Whether the school's account comes first, so that this is the second way in. */
  isSecond: boolean;
}

/** The form with an e-mail address and a password. */
export function PasswordLogin({ onLogin, state, isSecond }: PasswordLoginProps) {
  const { t } = useTranslation('auth');
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useFields(
    { email: emailOf(state), password: '' },
    {
      check: (values) => checkFields(loginRules, values),
      texts: (codes) => fieldTexts(t, codes),
    },
  );

  const { form } = fields;
  // Unless somebody is at another field already, of the form that the server drew.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus();
  }, [form]);

  const submit = async (values: { email: string; password: string }) => {
    setBusy(true);
    setFailure(null);
    try {
      await onLogin(logIn(values), state);
    } catch (error) {
      setFailure(errorCodeOf(error));
      setBusy(false);
    }
  };

  return (
    // The button is disabled until this script runs, so that Enter does not make the browser submit the form by itself.
    <form ref={fields.form} className={styles.fields} method="post" noValidate onSubmit={fields.submit(submit)}>
      <FormAlert>
        {failure !== null && (
          <>
            <span>{t(failure === 'TOO_MANY_REQUESTS' ? 'login.tooMany' : 'login.failed')}</span>{' '}
            {failure === 'NETWORK' && <span>{t('common:error.NETWORK')}</span>}
          </>
        )}
      </FormAlert>
      <TextField label={t('email')} type="email" autoComplete="username" {...fields.bind('email')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...fields.bind('password')} />
      <p className={styles.go}>
        <Button type="submit" size="big" wide kind={isSecond ? 'line' : 'main'} busy={busy} disabled={!hydrated}>
          {t('login.submit')}
        </Button>
      </p>
      <p className={styles.links}>
        <Link to="/reset-password/init">{t('login.forgot')}</Link>
        {settings.registration && (
          <Link to="/register" state={state}>
            {t('login.toRegister')}
          </Link>
        )}
      </p>
    </form>
  );
}
