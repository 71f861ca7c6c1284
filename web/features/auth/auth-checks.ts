// What the forms of this feature check before they ask the server, in its own codes.
import type { TFunction } from 'i18next';
import { lengthOf } from '#shared/domain/limits.ts';
import { settings } from '#web/lib/settings.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Names of the texts that say what is wrong with a field, for a code of the contract. */
export function fieldText(t: TFunction, code: string | undefined): string | undefined {
  switch (code) {
    case undefined:
      return undefined;
    case 'REQUIRED':
      return t('common:field.required');
    case 'INVALID_EMAIL':
      return t('common:field.invalidEmail');
    case 'TOO_SHORT':
      return t('auth:passwordTooShort', { count: settings.minPasswordLength });
    case 'TOO_LONG':
      return t('common:field.tooLong');
    case 'MISMATCH':
      return t('auth:register.mismatch');
    default:
      return t('common:field.invalid');
  }
}

/** The same for a password that is chosen: INVALID_VALUE is what the server says of one that is on the list of the most used. */
export const passwordText = (t: TFunction, code: string | undefined): string | undefined =>
  code === 'INVALID_VALUE' ? t('auth:passwordTooCommon') : fieldText(t, code);

export const requiredCode = (value: string): 'REQUIRED' | undefined => (value.trim() === '' ? 'REQUIRED' : undefined);

export const emailCode = (value: string): 'REQUIRED' | 'INVALID_EMAIL' | undefined =>
  requiredCode(value) ?? (EMAIL.test(value.trim()) ? undefined : 'INVALID_EMAIL');

/** A password is taken as typed: blanks count. */
export function passwordCode(value: string): 'REQUIRED' | 'TOO_SHORT' | undefined {
  if (value === '') return 'REQUIRED';
  return lengthOf(value) < settings.minPasswordLength ? 'TOO_SHORT' : undefined;
}

export function confirmationCode(password: string, again: string): 'REQUIRED' | 'MISMATCH' | undefined {
  if (again === '') return 'REQUIRED';
  return password === again ? undefined : 'MISMATCH';
}
