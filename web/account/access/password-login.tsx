import { useEffect } from 'react';
import { Link } from 'react-router';
import { loginRules } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { logIn } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
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
  const { save, failure, ...saving } = useSave();
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

  return (
    <AuthForm
      fields={fields}
      saving={saving}
      send={(values) => save(() => onLogin(logIn(values), state))}
      alert={
        failure !== null && (
          <>
            <span>{t(failure === 'TOO_MANY_REQUESTS' ? 'login.tooMany' : 'login.failed')}</span>{' '}
            {failure === 'NETWORK' && <span>{t('common:error.NETWORK')}</span>}
          </>
        )
      }
      submit={t('login.submit')}
      kind={isSecond ? 'line' : 'main'}
      links={
        <>
          <Link to="/reset-password/init">{t('login.forgot')}</Link>
          {settings.registration && (
            <Link to="/register" state={state}>
              {t('login.toRegister')}
            </Link>
          )}
        </>
      }
    >
      <TextField label={t('email')} type="email" autoComplete="username" {...fields.bind('email')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...fields.bind('password')} />
    </AuthForm>
  );
}
