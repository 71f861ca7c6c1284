import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Hides its content from the eye, not from assistive technology. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
