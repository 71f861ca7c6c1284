import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import type { ImageFileError } from '#web/forms/image-file.ts';
import type { Translate } from '#web/i18n/text-keys.ts';

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
