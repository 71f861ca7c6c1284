import { fieldText } from '#web/forms/field-text.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { settings } from '#web/shell/settings.ts';

/** Returns the text for a field's code. */
export const accountFieldText = (t: Translate, code: string | null | undefined): string | undefined =>
  fieldText(t, code, {
    TOO_SHORT: t('auth:passwordTooShort', { count: settings.minPasswordLength }),
    MISMATCH: t('auth:register.mismatch'),
  });

/** The same for a new password: INVALID_VALUE is the server's code for one on the list of the most used. */
export const passwordText = (t: Translate, code: string | null | undefined): string | undefined =>
  code === 'INVALID_VALUE' ? t('auth:passwordTooCommon') : accountFieldText(t, code);

/** Returns the texts for the codes of several fields. */
export const fieldTexts = <Name extends string>(t: Translate, codes: FieldErrors<Name>): FieldErrors<Name> =>
  Object.fromEntries(
    Object.entries<string | undefined>(codes).map(([name, code]) => [name, accountFieldText(t, code)]),
  ) as FieldErrors<Name>;
