// The mark: a small half circle with one yellow seat.
import styles from './brand.module.css';

const SEATS = [
  [3.5, 20],
  [8.3, 8.3],
  [20, 3.5],
  [36.5, 20],
  [12.4, 20],
  [20, 12.4],
  [27.6, 20],
] as const;

/** The mark alone, as decoration. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className ?? ''}`} viewBox="0 0 40 24" aria-hidden="true">
      {SEATS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.seat} cx={x} cy={y} r="3.2" />
      ))}
      <circle className={styles.you} cx="31.7" cy="8.3" r="3.2" />
    </svg>
  );
}
