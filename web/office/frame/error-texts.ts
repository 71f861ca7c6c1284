import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import type { ImageFileError } from '#web/forms/image-file.ts';
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

/** Returns the sentence for an error's code: what happened, and that the input is not lost. */
export function failureText(t: Translate, code: string): string;
export function failureText(t: Translate, code: string | null): string | null;
export function failureText(t: Translate, code: string | null): string | null {
  return code === null ? null : t(`office:failure.${KNOWN.find((known) => known === code) ?? 'INTERNAL'}`);
}

const BYTES_PER_MB = 1024 * 1024;
const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** Returns why a chosen file cannot be the image. */
export function imageErrorText(t: Translate, error: ImageFileError): string {
  switch (error) {
    case 'type':
      return t('office:picture.wrongType');
    case 'size':
      return t('office:picture.tooLarge', { mb: IMAGE_BYTES_MAX / BYTES_PER_MB });
    case 'pixels':
      return t('office:picture.tooManyPixels', {
        side: IMAGE_SIDE_MAX,
        megapixels: IMAGE_PIXELS_MAX / PIXELS_PER_MEGAPIXEL,
      });
    case 'broken':
      return t('office:picture.broken');
  }
}
