import type { FieldErrors } from '#web/forms/use-fields.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { settings } from '#web/shell/settings.ts';

/** Returns the text for a field's code. */
export function fieldText(t: Translate, code: string | null | undefined): string | undefined {
  switch (code) {
    case undefined:
    case null:
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

/** The same for a new password: INVALID_VALUE is the server's code for one on the list of the most used. */
export const passwordText = (t: Translate, code: string | null | undefined): string | undefined =>
  code === 'INVALID_VALUE' ? t('auth:passwordTooCommon') : fieldText(t, code);

/** Returns the texts for the codes of several fields. */
export const fieldTexts = <Name extends string>(t: Translate, codes: FieldErrors<Name>): FieldErrors<Name> =>
  Object.fromEntries(
    Object.entries<string | undefined>(codes).map(([name, code]) => [name, fieldText(t, code)]),
  ) as FieldErrors<Name>;
