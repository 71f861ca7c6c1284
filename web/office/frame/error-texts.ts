import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the text for a field's code. */
export function fieldErrorText(t: Translate, code: string | null | undefined): string | undefined {
  switch (code) {
    case undefined:
    case null:
      return undefined;
    case 'REQUIRED':
      return t('common:field.required');
    case 'INVALID_EMAIL':
      return t('common:field.invalidEmail');
    case 'TOO_LONG':
      return t('common:field.tooLong');
    case 'NOT_A_NUMBER':
      return t('office:field.notANumber');
    case 'TAKEN':
      return t('office:field.taken');
    default:
      return t('common:field.invalid');
  }
}

const KNOWN = [
  'NETWORK',
  'TOO_MANY_REQUESTS',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID',
  'MAIL_FAILED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'UPLOAD_FAILED',
  'STORAGE_AWAY',
] as const;

/** Returns the sentence for an error's code: what happened, and that nothing typed is lost. */
export const failureText = (t: Translate, code: string | null): string | null =>
  code === null ? null : t(`office:failure.${KNOWN.find((known) => known === code) ?? 'INTERNAL'}`);
