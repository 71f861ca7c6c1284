import type { DeviceSeat } from '#web/client/recent-games.ts';
import { readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import styles from './choose-number.module.css';
import { SignGrid } from './sign-grid.tsx';
import { isClosed, trySign, WRONG_MAX } from './signs.ts';
import { useAbsence } from './use-absence.ts';

interface ShowSignProps {
  sessionId: string;
  seat: DeviceSeat;
  /** The page that the sign opens. */
  opens: 'result' | 'questions';
  onOpen: () => void;
  onBack: () => void;
}

/** Before a student's result or questions: they show the sign that they chose. What was tried is stored before it is answered, so that no reload undoes it. */
export function ShowSign({ sessionId, seat, opens, onOpen, onBack }: ShowSignProps) {
  const { t } = useTranslation('student-device');
  const { number, wrong = 0 } = seat;
  useAbsence(onBack);
  return (
    <div className={screen.column}>
      <h1 className={styles.title}>{t('sign.ask', { number })}</h1>
      <p className={styles.lead} role="status">
        {isClosed(seat)
          ? t('sign.closedText', { number })
          : wrong > 0
            ? t('sign.wrong', { number, count: WRONG_MAX - wrong })
            : t('sign.askText')}
      </p>
      {!isClosed(seat) && (
        <SignGrid
          action={t(opens === 'result' ? 'number.yes' : 'questions.yes')}
          onSign={(sign) => {
            const shown = trySign(seat, sign);
            const game = readRecentGame(sessionId);
            if (!shown.opens && game) {
              const seats = game.seats.map((other) => (other.clientId === seat.clientId ? shown.seat : other));
              saveRecentGame(sessionId, { ...game, seats });
            }
            if (shown.opens) onOpen();
          }}
        />
      )}
      <p className={styles.note}>
        <Button kind="text" onClick={onBack}>
          <Icon name="back" />
          {t('number.no')}
        </Button>
      </p>
    </div>
  );
}
