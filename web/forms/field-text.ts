import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the text for a field's code: that of its form for `own` codes, else the one that all forms share; undefined for no code. */
export function fieldText(
  t: Translate,
  code: string | null | undefined,
  own: Readonly<Record<string, string>> = {},
): string | undefined {
  if (code === null || code === undefined) return undefined;
  if (own[code] !== undefined) return own[code];
  switch (code) {
    case 'REQUIRED':
      return t('common:field.required');
    case 'INVALID_EMAIL':
      return t('common:field.invalidEmail');
    case 'TOO_LONG':
      return t('common:field.tooLong');
    default:
      return t('common:field.invalid');
  }
}
