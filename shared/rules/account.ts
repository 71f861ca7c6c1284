import { lengthOf } from '#shared/domain/text.ts';
import { email, type Rule, requiredText } from './fields.ts';

export const TARGET_AUDIENCES = ['secondary', 'higher', 'other'] as const;

export const PASSWORD_MAX = 1_000;

/** A password as typed, blanks counted. The shortest length is a setting, which the schemas of the API do not know. */
export const passwordRule =
  (minLength = 1): Rule =>
  (text) => {
    if (text === '') return 'REQUIRED';
    if (text.length > PASSWORD_MAX) return 'TOO_LONG';
    return lengthOf(text) < minLength ? 'TOO_SHORT' : null;
  };

/** The same password once more. */
export const confirmationRule =
  (chosen: string): Rule =>
  (text) => {
    if (text === '') return 'REQUIRED';
    return text === chosen ? null : 'MISMATCH';
  };

export const loginRules = { email: requiredText(254), password: passwordRule() };
export const emailRules = { email };
export const profileRules = {
  firstName: requiredText(),
  lastName: requiredText(),
  organisation: requiredText(),
  organisationLocation: requiredText(),
  targetAudience: requiredText(),
};
