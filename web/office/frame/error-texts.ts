import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import { fieldText } from '#web/forms/field-text.ts';
import type { ImageFileError } from '#web/forms/image-file.ts';
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
