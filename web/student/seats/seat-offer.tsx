import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './seats.module.css';

/** For a class with fewer devices than students; a group that plays one party needs no seats. */
export function SeatOffer({ isParty, onOpen }: { isParty: boolean; onOpen: () => void }) {
  const { t } = useTranslation('student-device');
  return (
    <div className={styles.offer}>
      <Button kind="line" onClick={onOpen}>
        {t('choice.offer')}
      </Button>
      {isParty && <p className={styles.group}>{t('choice.group')}</p>}
    </div>
  );
}
