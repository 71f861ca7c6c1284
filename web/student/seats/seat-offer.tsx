import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';

/** For a class with fewer devices than students, and for students who find somebody else's seat on this one. */
export function SeatOffer({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('student-device');
  return (
    <Button kind="text" onClick={onOpen}>
      {t('choice.offer')}
    </Button>
  );
}
