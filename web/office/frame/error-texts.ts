import { fieldText } from '#web/forms/field-text.ts';
import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the text for a field's code. */
export const fieldErrorText = (t: Translate, code: string | null | undefined): string | undefined =>
  fieldText(t, code, { NOT_A_NUMBER: t('office:field.notANumber'), TAKEN: t('office:field.taken') });

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

/** Returns the sentence for an error's code: what happened, and that the input is not lost. */
export function failureText(t: Translate, code: string): string;
export function failureText(t: Translate, code: string | null): string | null;
export function failureText(t: Translate, code: string | null): string | null {
  return code === null ? null : t(`office:failure.${KNOWN.find((known) => known === code) ?? 'INTERNAL'}`);
}
