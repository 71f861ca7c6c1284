// What a refusal's code says to an editor: at a field, and above a form.
import type { TFunction } from 'i18next';

/** Takes a field's code of the contract; gives its sentence. */
export function fieldErrorText(t: TFunction, code: string | undefined): string | undefined {
  switch (code) {
    case undefined:
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

const KNOWN = new Set([
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
]);

/** Takes a refusal's code; gives a sentence that says what happened and that nothing typed is lost. */
export const failureText = (t: TFunction, code: string | null): string | null =>
  code === null ? null : t(`office:failure.${KNOWN.has(code) ? code : 'INTERNAL'}`);
