import { useEffect, useState } from 'react';
import type { DeviceSeat } from '#web/client/recent-games.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import styles from './choose-number.module.css';
import { SeatNumber } from './seat-row.tsx';
import { ShowSign } from './show-sign.tsx';
import { isClosed } from './signs.ts';

interface ChooseNumberProps {
  sessionId: string;
  seats: readonly DeviceSeat[];
  /** The page that the student opens. */
  opens: 'result' | 'questions';
  onOpen: (clientId: string) => void;
  /** The way back, if there is one. */
  onBack?: () => void;
}

/**
 * Opens a student's own page: a number, and then its sign. A student who never had the device has no sign, and is asked
 * instead.
 */
export function ChooseNumber({ sessionId, seats, opens, onOpen, onBack }: ChooseNumberProps) {
  const { t } = useTranslation('student-device');
  const [number, setNumber] = useState<number | null>(null);
  useEffect(() => {
    void number;
    return focusLostHeading();
  }, [number]);
  const back = () => setNumber(null);
  const asked = seats.find((seat) => seat.number === number);
  if (asked?.sign)
    return (
      <ShowSign
        key={asked.clientId}
        sessionId={sessionId}
        seat={asked}
        opens={opens}
        onOpen={() => onOpen(asked.clientId)}
        onBack={back}
      />
    );
  return (
    <div className={screen.column}>
      <h1 className={styles.title}>{t('number.title')}</h1>
      <p className={styles.lead}>{t('number.text')}</p>
      <div className={styles.numbers}>
        {seats.map((seat) => (
          <button
            key={seat.number}
            type="button"
            className={styles.number}
            disabled={isClosed(seat)}
            onClick={() => setNumber(seat.number)}
          >
            <SeatNumber number={seat.number} kind="open" />
            <span>
              <span>{t('number.one', { number: seat.number })}</span>
              {isClosed(seat) && <small>{t('sign.closed')}</small>}
            </span>
          </button>
        ))}
      </div>
      <p className={styles.note}>
        <Icon name="eye" />
        <span>{t(opens === 'result' ? 'number.note' : 'questions.note')}</span>
      </p>
      {onBack ? (
        <p className={styles.note}>
          <Button kind="text" onClick={onBack}>
            <Icon name="back" />
            {t('number.no')}
          </Button>
        </p>
      ) : (
        <LeaveDevice />
      )}
      {asked && (
        <Dialog
          title={t('number.ask', { number: asked.number })}
          cancel={t('number.no')}
          confirm={t(opens === 'result' ? 'number.yes' : 'questions.yes')}
          onCancel={back}
          onConfirm={() => onOpen(asked.clientId)}
        >
          <p>{t(opens === 'result' ? 'number.askText' : 'questions.askText')}</p>
        </Dialog>
      )}
    </div>
  );
}
