import { errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

const DIGITS = 6;

/** The digits in what was typed or pasted. */
export const pairingCodeIn = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS);

export const isComplete = (pairingCode: string): boolean => pairingCode.length === DIGITS;

/** Returns the error text for a failed pairing. */
export function usePairingWords(): (error: unknown) => string {
  const { t } = useTranslation('teacher-live');
  return (error) => {
    switch (errorCodeOf(error)) {
      case 'INVALID':
        return t('projector.unknown');
      case 'WRONG_STATE':
        return t('projector.tooMany');
      case 'TOO_MANY_REQUESTS':
        return t('common:error.TOO_MANY_REQUESTS');
      case 'NETWORK':
        return t('common:error.NETWORK');
      default:
        return t('common:error.INTERNAL');
    }
  };
}
