// The colour of a party or an option, always beside its name.
import styles from './color-chip.module.css';

/** A small chip with an inner border, so that white and yellow stay visible. */
export function ColorChip({ color }: { color: string }) {
  return <span className={styles.chip} style={{ background: color }} aria-hidden="true" />;
}
