import { lazy, useEffect, useState } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { ChooseNumber } from './choose-number.tsx';
import { SeatNumber } from './seat-row.tsx';
import styles from './seats.module.css';
import { useAbsence } from './use-absence.ts';
import type { Seat } from './use-seats.ts';
import { useUntouched } from './use-untouched.ts';

const QuestionPanel = lazy(async () => ({
  default: (await withTexts(import('#web/student/questions/questions.tsx'), 'student-results')).QuestionPanel,
}));

interface SeatQuestionsProps {
  session: LiveSession;
  seats: readonly Seat[];
  onClose: () => void;
}

/** Asking between two statements on a shared device: each student's questions are behind their own sign, as their result is. */
export function SeatQuestions({ session, seats, onClose }: SeatQuestionsProps) {
  const { t } = useTranslation('student-device');
  const [clientId, setClientId] = useState<string | null>(null);
  useAbsence(onClose);
  useUntouched(true, onClose);
  const seat = seats.find((one) => one.clientId === clientId);
  const number = seat?.number;
  useEffect(() => {
    void number;
    return focusLostHeading();
  }, [number]);
  if (seat === undefined)
    return (
      <ChooseNumber sessionId={session._id} seats={seats} opens="questions" onOpen={setClientId} onBack={onClose} />
    );
  return (
    <div className={styles.play}>
      <div className={styles.holder}>
        <p>
          <SeatNumber number={seat.number} kind="now" /> <span>{t('seat.plays', { number: seat.number })}</span>
        </p>
        <Button kind="text" size="small" onClick={onClose}>
          {t('questions.close')}
        </Button>
      </div>
      <div className={screen.column}>
        <h1 className={styles.asks}>{t('questions.open')}</h1>
        <OptionalChunk>
          <QuestionPanel code={session.code} clientId={seat.clientId} />
        </OptionalChunk>
      </div>
    </div>
  );
}
