import styles from './match-bar.module.css';

/** Null: nothing was answered, the bar stays empty. */
export function MatchBar({ percentage, className }: { percentage: number | null; className: string | undefined }) {
  return (
    <span className={`${styles.bar} ${className}`} aria-hidden="true">
      {percentage !== null && <i style={{ width: `${percentage}%` }} />}
    </span>
  );
}
