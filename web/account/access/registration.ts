import { confirmationRule, passwordRule, profileRules } from '#shared/rules/account.ts';
import { checkFields, email, optionalText } from '#shared/rules/fields.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { settings } from '#web/shell/settings.ts';
import { accountFieldText, fieldTexts, passwordText } from './auth-texts.ts';

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

/** An invited user's e-mail address comes from the invitation. */
export function checkRegistration(values: Registration, invited: boolean): FieldErrors<RegistrationField> {
  const rules = {
    ...profileRules,
    email: invited ? optionalText() : email,
    password: passwordRule(settings.minPasswordLength),
    confirmPassword: confirmationRule(values.password),
  };
  return checkFields(rules, values);
}

/** Returns the texts for the codes of the fields, those of the server included. */
export const registrationTexts = (
  t: Translate,
  codes: FieldErrors<RegistrationField>,
): FieldErrors<RegistrationField> => ({
  ...fieldTexts(t, codes),
  email: codes.email === 'TAKEN' ? t('auth:register.emailTaken') : accountFieldText(t, codes.email),
  password: passwordText(t, codes.password),
});

/** An error of the whole form. */
export type RegistrationFailure = 'NETWORK' | 'TOO_MANY_REQUESTS' | 'INVITATION_GONE' | 'FAILED';

/** Returns what the server refused: codes of fields, or a failure of the whole form. */
export function refusedRegistration(error: unknown): {
  codes: FieldErrors<RegistrationField>;
  failure: RegistrationFailure | null;
} {
  if (!(error instanceof ApiError)) return { codes: {}, failure: 'FAILED' };
  if (error.code === 'EMAIL_TAKEN') return { codes: { email: 'TAKEN' }, failure: null };
  if (error.fields.configToken) return { codes: {}, failure: 'INVITATION_GONE' };
  const named = Object.keys(EMPTY_REGISTRATION).filter((name) => error.fields[name]);
  if (named.length > 0)
    return { codes: Object.fromEntries(named.map((name) => [name, error.fields[name]])), failure: null };
  const isPassing = error.code === 'NETWORK' || error.code === 'TOO_MANY_REQUESTS';
  return { codes: {}, failure: isPassing ? error.code : 'FAILED' };
}

/** Returns the sentence for a failure. */
export function registrationFailureText(t: Translate, failure: RegistrationFailure): string {
  if (failure === 'INVITATION_GONE') return t('auth:register.invitationGone');
  return failure === 'FAILED' ? t('auth:register.failed') : t(`common:error.${failure}`);
}
