import type { Translate } from '#web/i18n/text-keys.ts';

/** Returns the sentence for an error code of a whole form; what stands at a field is not said twice. */
export function accountFailure(t: Translate, code: string | null): string | null {
  if (code === null || code === 'INVALID') return null;
  return code === 'NETWORK' || code === 'TOO_MANY_REQUESTS' ? t(`common:error.${code}`) : t('common:error.INTERNAL');
}
