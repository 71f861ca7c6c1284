// What went wrong with a form of the account as a whole; what stands at a field is not said twice.
import type { TFunction } from 'i18next';

/** Takes a refusal's code; gives its sentence. */
export function accountFailure(t: TFunction, code: string | null): string | null {
  if (code === null || code === 'INVALID') return null;
  return code === 'NETWORK' || code === 'TOO_MANY_REQUESTS' ? t(`common:error.${code}`) : t('common:error.INTERNAL');
}
