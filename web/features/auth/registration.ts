// The registration form's values, its checks, and what a refusal of the server means for its fields.
import type { TFunction } from 'i18next';
import { ApiError } from '#web/lib/api-error.ts';
import type { FieldErrors } from '#web/lib/use-fields.ts';
import { confirmationCode, emailCode, fieldText, passwordCode, passwordText, requiredCode } from './auth-checks.ts';

export const AUDIENCES = ['secondary', 'higher', 'other'] as const;

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

/** Every field is needed; the e-mail not with an invitation, which brings its own. */
export function checkRegistration(
  t: TFunction,
  values: Registration,
  invited: boolean,
): FieldErrors<RegistrationField> {
  const codes: Partial<Record<RegistrationField, string | undefined>> = {
    firstName: requiredCode(values.firstName),
    lastName: requiredCode(values.lastName),
    email: invited ? undefined : emailCode(values.email),
    organisation: requiredCode(values.organisation),
    organisationLocation: requiredCode(values.organisationLocation),
    targetAudience: requiredCode(values.targetAudience),
    password: passwordCode(values.password),
    confirmPassword: confirmationCode(values.password, values.confirmPassword),
  };
  return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, fieldText(t, code)]));
}

/** What the server refused: errors at fields, or one sentence for the whole form. */
export function registrationFailure(
  t: TFunction,
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
