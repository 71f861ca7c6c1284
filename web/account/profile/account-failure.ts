import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the sentence for an error code of a whole form; none for errors that are shown at a field. */
export function accountFailure(t: Translate, code: string | null): string | null {
  if (code === null || code === 'INVALID') return null;
  return code === 'NETWORK' || code === 'TOO_MANY_REQUESTS' ? t(`common:error.${code}`) : t('common:error.INTERNAL');
}
