// The half circle with a number inside and the words that go with it.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { HalfCircle } from '#web/ui/half-circle.tsx';
import { usePaced } from '#web/ui/use-paced.ts';
import type { Hall } from './seats.ts';
import styles from './stage.module.css';

/** Milliseconds between two drawings of the seats: at most four a second, however many answer at once. The number is never late. */
const DRAW_EVERY_MS = 250;

/** `label` says in words what the picture shows; above 150 students a line says how many one seat stands for. */
export function HallFigure({
  hall,
  label,
  number,
  words,
}: {
  hall: Hall;
  label: string;
  number: number;
  words: string;
}) {
  const { t } = useTranslation('live');
  const { seats, studentsPerSeat } = usePaced(hall, DRAW_EVERY_MS);
  return (
    <section className={styles.hall}>
      <HalfCircle seats={seats} label={label} />
      <span className={styles.number} style={{ '--digits': String(number).length } as CSSProperties}>
        {number}
      </span>
      <p>{words}</p>
      {studentsPerSeat > 1 && <p className={styles.scale}>{t('seatStandsFor', { count: studentsPerSeat })}</p>}
    </section>
  );
}
