// Three pulsing dots: something is loading or waiting, and the user has nothing to do.
import styles from './dots.module.css';

/** Decoration only; a text beside it must say what is awaited. */
export function Dots({ className }: { className?: string | undefined }) {
  return (
    <span className={`${styles.dots} ${className ?? ''}`} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
