import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { usePaced } from '#web/teacher/parts/use-paced.ts';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import styles from './live-view.module.css';
import type { SeatLayout } from './seat-layout.ts';

/** Milliseconds between two drawings of the seats: at most four a second, however many answer at once. The number is not delayed. */
export const DRAW_EVERY_MS = 250;

/** `label` says in words what the picture shows, `number` is null if there is none yet; above 150 students a line says how many one seat stands for. */
export function SeatChart({
  layout,
  label,
  number,
  words,
}: {
  layout: SeatLayout;
  label: string;
  number: number | null;
  words: string;
}) {
  const { t } = useTranslation('teacher-live');
  const { seats, studentsPerSeat } = usePaced(layout, DRAW_EVERY_MS);
  return (
    <section className={styles.seats}>
      <HalfCircle seats={seats} label={label} />
      {number !== null && (
        <span className={styles.number} translate="no" style={{ '--digits': String(number).length } as CSSProperties}>
          {number}
        </span>
      )}
      <p>{words}</p>
      {studentsPerSeat > 1 && <p className={styles.scale}>{t('seatStandsFor', { count: studentsPerSeat })}</p>}
    </section>
  );
}
