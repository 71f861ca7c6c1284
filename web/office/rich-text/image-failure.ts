import type { Translate } from '#web/i18n/text-keys.ts';
import { imageErrorText } from '#web/office/frame/error-texts.ts';

/** Returns the error text for an image that could not be inserted, by its error code; null for none. */
export function imageFailureText(t: Translate, code: string | null): string | null {
  switch (code) {
    case null:
      return null;
    case 'TOO_LARGE':
      return imageErrorText(t, 'size');
    case 'UNSUPPORTED_TYPE':
      return imageErrorText(t, 'broken');
    case 'NETWORK':
      return t('office:failure.NETWORK');
    default:
      return t('office:editor.imageFailed');
  }
}
