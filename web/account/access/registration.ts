import { confirmationRule, passwordRule, profileRules } from '#shared/rules/account.ts';
import { checkFields, email, optionalText } from '#shared/rules/fields.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { settings } from '#web/shell/settings.ts';
import { fieldText, fieldTexts, passwordText } from './auth-texts.ts';

export const EMPTY_REGISTRATION = {
  firstName: '',
  lastName: '',
  email: '',
  organisation: '',
  organisationLocation: '',
  targetAudience: '',
  password: '',
  confirmPassword: '',
};
export type Registration = typeof EMPTY_REGISTRATION;
type RegistrationField = keyof Registration;

/** An invitation brings its own e-mail. */
export function checkRegistration(
  t: Translate,
  values: Registration,
  invited: boolean,
): FieldErrors<RegistrationField> {
  const rules = {
    ...profileRules,
    email: invited ? optionalText() : email,
    password: passwordRule(settings.minPasswordLength),
    confirmPassword: confirmationRule(values.password),
  };
  return fieldTexts(t, checkFields(rules, values));
}

/** Returns what the server refused: errors at fields, or one sentence for the whole form. */
export function registrationFailure(
  t: Translate,
  error: unknown,
): { fields: FieldErrors<RegistrationField>; sentence: string | null } {
  if (!(error instanceof ApiError)) return { fields: {}, sentence: t('auth:register.failed') };
  if (error.code === 'EMAIL_TAKEN') return { fields: { email: t('auth:register.emailTaken') }, sentence: null };
  if (error.fields.configToken) return { fields: {}, sentence: t('auth:register.invitationGone') };
  const named = Object.keys(EMPTY_REGISTRATION).filter((name) => error.fields[name]);
  if (named.length > 0) {
    return {
      fields: Object.fromEntries(
        named.map((name) => [name, (name === 'password' ? passwordText : fieldText)(t, error.fields[name])]),
      ),
      sentence: null,
    };
  }
  const passing = error.code === 'NETWORK' || error.code === 'TOO_MANY_REQUESTS' ? error.code : null;
  return { fields: {}, sentence: passing ? t(`common:error.${passing}`) : t('auth:register.failed') };
}
