import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { ChooseNumber } from './choose-number.tsx';
import { closeResults, openResults, resultsSeat, showResultsPage } from './results-seat.ts';
import { SeatNumber } from './seat-row.tsx';
import styles from './seats.module.css';
import { useDeviceSeats } from './use-seats.ts';
import { useUntouched } from './use-untouched.ts';

/** The results of a game on a shared device, of one student, after they chose their number. */
export function SharedResults({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const { t } = useTranslation('student-device');
  const seats = useDeviceSeats(sessionId);
  const open = useSyncExternalStore(resultsSeat.subscribe, resultsSeat.read);
  const page = `/results/${sessionId}`;
  const { pathname } = useLocation();
  const seat = seats.find(({ clientId }) => open?.sessionId === sessionId && clientId === open.clientId);
  useUntouched(seat !== undefined, closeResults);
  useEffect(showResultsPage, []);
  const number = seat?.number;
  useEffect(() => {
    if (number === undefined) window.scrollTo(0, 0);
    return focusLostHeading();
  }, [number]);

  if (seat) {
    return (
      <div className={styles.play}>
        <div className={styles.holder}>
          <p>
            <SeatNumber number={seat.number} kind="now" /> <span>{t('seat.plays', { number: seat.number })}</span>
          </p>
          <Button kind="text" size="small" onClick={closeResults}>
            {t('number.close')}
          </Button>
        </div>
        <div key={seat.clientId}>{children}</div>
      </div>
    );
  }
  // The address of the page says which party the previous student looked at.
  if (pathname !== page) return <Navigate to={page} replace />;
  return (
    <ChooseNumber
      sessionId={sessionId}
      seats={seats}
      opens="result"
      onOpen={(clientId) => openResults({ sessionId, clientId })}
    />
  );
}
