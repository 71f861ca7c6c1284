import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { SeatRow } from './seat-row.tsx';
import styles from './seats.module.css';
import type { SeatState } from './turn.ts';

interface PassScreenProps {
  session: LiveSession;
  seats: readonly SeatState[];
  next: number;
  /** The class went on before all seats had answered. */
  late: boolean;
  onSit: () => void;
  onAway: () => void;
}

/** The screen between two students: nothing on it depends on any answer, and there is no way back. */
export function PassScreen({ session, seats, next, late, onSit, onAway }: PassScreenProps) {
  const { t } = useTranslation('student-device');
  const at = session.statements.findIndex(({ _id }) => _id === session.currentStatement);
  return (
    <div className={`${styles.deep} ${styles.ink}`} data-surface="deep">
      <div className={styles.column}>
        {at >= 0 && !session.ballot?.open && (
          <p className={styles.where}>{t('pass.where', { number: at + 1, total: session.statements.length })}</p>
        )}
        <SeatRow seats={seats} now={next} />
        <div>
          <h1>{t('pass.title', { number: next })}</h1>
          <p className={styles.says}>{t(late ? 'pass.late' : 'pass.text', { number: next })}</p>
        </div>
        <div className={styles.foot}>
          <Button kind="now" size="big" onClick={onSit}>
            {t('pass.sit', { number: next })}
          </Button>
          <Button kind="text" onClick={onAway}>
            <Icon name="skip" />
            <span>{t('pass.away', { number: next })}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
