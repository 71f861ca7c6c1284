import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { readLink, register } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signIn } from '#web/shell/identity.ts';
import { settings } from '#web/shell/settings.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AudienceChoice } from './audience-choice.tsx';
import styles from './auth-form.module.css';
import { addressAfterLogin } from './login-return.ts';
import {
  checkRegistration,
  EMPTY_REGISTRATION,
  type Registration,
  type RegistrationFailure,
  refusedRegistration,
  registrationFailureText,
  registrationTexts,
} from './registration.ts';

export function RegisterPage() {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const { inviteToken } = useParams();
  const invited = inviteToken !== undefined;
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [link, setLink] = useState<Awaited<ReturnType<typeof readLink>> | null>(null);
  // Said before anything is typed.
  useEffect(() => {
    if (inviteToken !== undefined) void readLink('invitation', inviteToken).then(setLink);
  }, [inviteToken]);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const fields = useFields(EMPTY_REGISTRATION, {
    check: (values) => checkRegistration(values, invited),
    texts: (codes) => registrationTexts(t, codes),
  });

  const submit = async ({ email, targetAudience, ...rest }: Registration) => {
    const audience = TARGET_AUDIENCES.find((known) => known === targetAudience);
    if (!audience) return;
    setBusy(true);
    setFailure(null);
    try {
      const identity = invited ? { configToken: inviteToken } : { email };
      const language = settings.languages.find((code) => LANGUAGE_TAGS[code] === i18n.language);
      const body = { ...rest, ...identity, targetAudience: audience, ...(language && { language }) };
      const { jwtToken, role } = await register(body);
      signIn(jwtToken, role);
      await navigate(await addressAfterLogin(role, state), { replace: true });
    } catch (error) {
      const refused = refusedRegistration(error);
      fields.showErrors(refused.codes);
      setFailure(refused.failure);
      setBusy(false);
    }
  };

  if (link?.isOpen === false || (!invited && !settings.registration)) {
    return (
      <div className={styles.form}>
        <h1>{t('register.title')}</h1>
        {invited ? <FormAlert>{t('register.invitationGone')}</FormAlert> : <p>{t('register.closed')}</p>}
        <p className={styles.links}>
          <Link to="/login" state={state}>
            {t('register.toLogin')}
          </Link>
        </p>
      </div>
    );
  }
  return (
    // As the form of the login: nothing is sent before this script runs.
    <form ref={fields.form} className={styles.form} method="post" noValidate onSubmit={fields.submit(submit)}>
      <h1>{t('register.title')}</h1>
      <p className={styles.sub}>{t(link?.role === 'super_admin' ? 'register.subOffice' : 'register.sub')}</p>
      <FormAlert>{failure && registrationFailureText(t, failure)}</FormAlert>
      <div className={styles.two}>
        <TextField label={t('register.firstName')} autoComplete="given-name" {...fields.bind('firstName')} />
        <TextField label={t('register.lastName')} autoComplete="family-name" {...fields.bind('lastName')} />
        {!invited && (
          <div className={styles.whole}>
            <TextField label={t('email')} type="email" autoComplete="email" {...fields.bind('email')} />
          </div>
        )}
        <TextField label={t('register.organisation')} autoComplete="organization" {...fields.bind('organisation')} />
        <TextField
          label={t('register.organisationLocation')}
          autoComplete="address-level2"
          {...fields.bind('organisationLocation')}
        />
      </div>
      <AudienceChoice
        value={fields.values.targetAudience}
        error={fields.errors.targetAudience}
        onChange={(audience) => fields.change('targetAudience', audience)}
      />
      <div className={styles.two}>
        <PasswordField
          label={t('password')}
          hint={t('passwordHint', { count: settings.minPasswordLength })}
          autoComplete="new-password"
          {...fields.bind('password')}
        />
        <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...fields.bind('confirmPassword')} />
      </div>
      <p className={styles.go}>
        <Button type="submit" size="big" wide busy={busy} disabled={!hydrated}>
          {t('register.submit')}
        </Button>
      </p>
      <p className={styles.links}>
        <Link to="/login" state={state}>
          {t('register.toLogin')}
        </Link>
        {/* What was typed stays where it is. */}
        <Link to="/privacy" target="_blank">
          {t('register.privacy')}
        </Link>
      </p>
    </form>
  );
}
