import { type ChangeEvent, useState } from 'react';
import { latinDigits } from '#shared/domain/digits.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { usePairProjector } from '#web/data/projectors.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';

const DIGITS = 6;

/** The digits in what was typed or pasted. */
const digitsIn = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, DIGITS);

/** Pairs the projector whose digits are typed, `first` at first, with a game. Returns the props of the field, and the code of the game that is being paired. */
export function usePairing(first = '') {
  const { t } = useTranslation('teacher-live');
  const [typed, setTyped] = useState(() => digitsIn(first));
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, variables, error } = usePairProjector();
  const wordsOf = (failure: unknown): string => {
    switch (errorCodeOf(failure)) {
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
  return {
    field: {
      label: t('projector.digits'),
      error: isShort ? t('projector.incomplete') : error === null ? undefined : wordsOf(error),
      inputMode: 'numeric',
      autoComplete: 'off',
      value: typed,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(digitsIn(target.value)),
    } as const,
    clear: () => setTyped(''),
    paired: isPending ? variables.code : null,
    pair: (code: string, onPaired: () => void) => {
      setShort(typed.length < DIGITS);
      if (typed.length < DIGITS) return;
      mutate(
        { code, pairingCode: typed },
        {
          onSuccess: () => {
            notify('done', t('projector.paired'));
            onPaired();
          },
        },
      );
    },
  };
}
