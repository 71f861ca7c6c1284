import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { confirmationRule, passwordRule, profileRules, TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { checkFields, email, optionalText } from '#shared/rules/fields.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { readLink, register } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { signIn } from '#web/shell/identity.ts';
import { settings } from '#web/shell/settings.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { accountFieldText, fieldTexts, passwordText } from './auth-texts.ts';
import { addressAfterLogin } from './login-return.ts';
import { FieldPair, NewPassword, ProfileFields } from './shared-fields.tsx';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  organisation: '',
  organisationLocation: '',
  targetAudience: '',
  password: '',
  confirmPassword: '',
};

export function RegisterPage() {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const { inviteToken } = useParams();
  const invited = inviteToken !== undefined;
  const [link, setLink] = useState<Awaited<ReturnType<typeof readLink>> | null>(null);
  // Said before anything is typed.
  useEffect(() => {
    if (inviteToken !== undefined) void readLink('invitation', inviteToken).then(setLink);
  }, [inviteToken]);
  const fields = useFields(EMPTY, {
    check: (values) =>
      checkFields(
        {
          ...profileRules,
          // That of who was invited comes from the invitation.
          email: invited ? optionalText() : email,
          password: passwordRule(settings.minPasswordLength),
          confirmPassword: confirmationRule(values.password),
        },
        values,
      ),
    texts: (codes) => ({
      ...fieldTexts(t, codes),
      email: codes.email === 'TAKEN' ? t('register.emailTaken') : accountFieldText(t, codes.email),
      password: passwordText(t, codes.password),
    }),
  });
  const [isGone, setGone] = useState(false);
  const { save, failure, ...saving } = useSave((codes) => {
    setGone(codes.configToken !== undefined);
    fields.showErrors(codes);
  });

  const send = ({ email, targetAudience, ...rest }: typeof EMPTY) => {
    const audience = TARGET_AUDIENCES.find((known) => known === targetAudience);
    if (!audience) return;
    setGone(false);
    const identity = invited ? { configToken: inviteToken } : { email };
    const language = settings.languages.find((code) => LANGUAGE_TAGS[code] === i18n.language);
    void save(async () => {
      try {
        const { jwtToken, role } = await register({
          ...rest,
          ...identity,
          targetAudience: audience,
          ...(language && { language }),
        });
        signIn(jwtToken, role);
        await navigate(await addressAfterLogin(role, state), { replace: true });
      } catch (error) {
        if (errorCodeOf(error) !== 'EMAIL_TAKEN') throw error;
        fields.showErrors({ email: 'TAKEN' });
      }
    });
  };

  const failureText = (): string | null => {
    if (isGone) return t('register.invitationGone');
    if (failure === 'NETWORK' || failure === 'TOO_MANY_REQUESTS') return t(`common:error.${failure}`);
    const isAtField = failure === 'INVALID' && Object.values(fields.errors).some(Boolean);
    return failure === null || isAtField ? null : t('register.failed');
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
    <AuthForm
      title={t('register.title')}
      sub={t(link?.role === 'super_admin' ? 'register.subOffice' : 'register.sub')}
      fields={fields}
      saving={saving}
      send={send}
      alert={failureText()}
      submit={t('register.submit')}
      links={
        <>
          <Link to="/login" state={state}>
            {t('register.toLogin')}
          </Link>
          {/* What was typed stays where it is. */}
          <Link to="/privacy" target="_blank">
            {t('register.privacy')}
          </Link>
        </>
      }
    >
      <ProfileFields fields={fields}>
        {!invited && <TextField label={t('email')} type="email" autoComplete="email" {...fields.bind('email')} />}
      </ProfileFields>
      <FieldPair>
        <NewPassword label={t('password')} first={fields.bind('password')} again={fields.bind('confirmPassword')} />
      </FieldPair>
    </AuthForm>
  );
}
