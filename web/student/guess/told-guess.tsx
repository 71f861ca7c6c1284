import type { CSSProperties } from 'react';
import { type ClassGuess, GUESS_MAX } from '#shared/domain/class-guess.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './guess.module.css';

const SEATS = Array.from({ length: GUESS_MAX }, (_, at) => at + 1);

interface ToldGuessProps {
  /** Null for a student who did not guess. */
  own: number | null;
  figures: ClassGuess;
  /** Of the option. */
  color: string;
}

/** One's own guess beside how it was, each as a row of ten. */
export function ToldGuess({ own, figures, color }: ToldGuessProps) {
  const { t } = useTranslation('student-results');
  const [actual, mean] = [Math.round(figures.actual), Math.round(figures.mean)];
  return (
    <section className={styles.guess} role="status">
      <h2>
        {own !== null && <span className={styles.line}>{t('guess.own', { guess: own })}</span>}{' '}
        <span className={styles.line}>{t('guess.actual', { count: actual })}</span>
      </h2>
      <p className={styles.question}>{t('guess.mean', { mean })}</p>
      {own !== null && <Row label={t('guess.ownRow')} count={own} color="var(--now)" />}
      <Row label={t('guess.classRow')} count={actual} color={color} />
    </section>
  );
}

function Row({ label, count, color }: { label: string; count: number; color: string }) {
  return (
    <div className={styles.row} style={{ '--c': color } as CSSProperties}>
      <span className={styles.soft}>{label}</span>
      <span className={styles.ten} aria-hidden="true">
        {SEATS.map((number) => (
          <i key={number} className={number <= count ? styles.full : undefined} />
        ))}
      </span>
    </div>
  );
}
