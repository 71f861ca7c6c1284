// Three pulsing dots: something is under way and nothing needs to be done.
import styles from './dots.module.css';

/** Decoration only; say in words beside it what is awaited. */
export function Dots({ className }: { className?: string | undefined }) {
  return (
    <span className={`${styles.dots} ${className ?? ''}`} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
