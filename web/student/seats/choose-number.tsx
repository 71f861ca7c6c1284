import { useState } from 'react';
import type { DeviceSeat } from '#web/client/recent-games.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import styles from './choose-number.module.css';
import { HoldButton } from './hold-button.tsx';

interface ChooseNumberProps {
  seats: readonly DeviceSeat[];
  onOpen: (clientId: string) => void;
}

/** Opens by holding, long enough that nobody else's results open by accident; a student who cannot hold is asked instead. */
export function ChooseNumber({ seats, onOpen }: ChooseNumberProps) {
  const { t } = useTranslation('student-device');
  const [asked, setAsked] = useState<DeviceSeat | null>(null);
  return (
    <div className={screen.column}>
      <h1 className={styles.title}>{t('number.title')}</h1>
      <p className={styles.lead}>{t('number.text')}</p>
      <div className={styles.numbers}>
        {seats.map((seat) => (
          <HoldButton
            key={seat.number}
            number={seat.number}
            onHeld={() => onOpen(seat.clientId)}
            onTap={() => setAsked(seat)}
          />
        ))}
      </div>
      <p className={styles.note}>
        <Icon name="eye" />
        <span>{t('number.note')}</span>
      </p>
      <LeaveDevice />
      {asked && (
        <Dialog
          title={t('number.ask', { number: asked.number })}
          cancel={t('number.no')}
          confirm={t('number.yes')}
          onCancel={() => setAsked(null)}
          onConfirm={() => onOpen(asked.clientId)}
        >
          <p>{t('number.askText')}</p>
        </Dialog>
      )}
    </div>
  );
}
