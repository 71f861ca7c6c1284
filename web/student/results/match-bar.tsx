import styles from './match-bar.module.css';

/** Null: nothing was answered. Then, as with nothing in common, the bar stays empty. */
export function MatchBar({ percentage, className }: { percentage: number | null; className: string | undefined }) {
  return (
    <span className={`${styles.bar} ${className}`} aria-hidden="true">
      {percentage !== null && percentage > 0 && <i style={{ width: `${percentage}%` }} />}
    </span>
  );
}
