// The colour that something has of its own, always beside its name.
import styles from './color-chip.module.css';

/** A small square with a line drawn inside, so that white and yellow stay visible. */
export function ColorChip({ color }: { color: string }) {
  return <span className={styles.chip} style={{ background: color }} aria-hidden="true" />;
}
