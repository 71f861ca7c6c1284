// Logging in.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { landingOf, roleMay } from '#shared/domain/roles.ts';
import { request } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { signIn } from '#web/lib/identity.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useRole } from '#web/lib/use-role.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addressAfterLogin, wasRefused } from './after-login.ts';
import { fieldText, requiredCode } from './auth-checks.ts';
import styles from './auth-form.module.css';

export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const role = useRole();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const expired = typeof state === 'object' && state !== null && 'expired' in state;
  const fields = useFields({ email: '', password: '' }, ({ email, password }) => ({
    email: fieldText(t, requiredCode(email)),
    password: fieldText(t, password === '' ? 'REQUIRED' : undefined),
  }));

  const logIn = async (values: { email: string; password: string }) => {
    setBusy(true);
    setFailure(null);
    try {
      const { jwtToken, role } = await request('POST auth/login', { body: values });
      signIn(jwtToken, role);
      await navigate(addressAfterLogin(role, state), { replace: true });
    } catch (error) {
      setFailure(errorCodeOf(error));
      setBusy(false);
    }
  };

  return (
    <form ref={fields.form} className={styles.form} noValidate onSubmit={fields.submit(logIn)}>
      <h1>{t('login.title')}</h1>
      {expired && failure === null && <p className={styles.expired}>{t('login.expired')}</p>}
      {role !== null && wasRefused(role, state) && (
        <p className={styles.expired}>
          {t('login.refused')}{' '}
          <Link to={landingOf(role)}>
            {t(roleMay(role, 'enterOffice') ? 'common:nav.admin' : 'common:nav.teacher')}
          </Link>
        </p>
      )}
      <FormAlert>
        {failure !== null && (
          <>
            {t('login.failed')}{' '}
            {(failure === 'NETWORK' || failure === 'TOO_MANY_REQUESTS') && t(`common:error.${failure}`)}
          </>
        )}
      </FormAlert>
      <TextField label={t('email')} type="email" autoComplete="username" {...fields.bind('email')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...fields.bind('password')} />
      <p className={styles.go}>
        <Button type="submit" size="big" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </p>
      <p className={styles.links}>
        <Link to="/reset-password/init">{t('login.forgot')}</Link>
        <Link to="/register">{t('login.toRegister')}</Link>
      </p>
    </form>
  );
}
