import { type ReactNode, useEffect, useState } from 'react';
import styles from './tap-guard.module.css';

/** Milliseconds: longer than a double tap, shorter than reading a line. */
export const SETTLE_MS = 350;

/**
 * A tap right after a change was meant for the screen before: the second of a double tap, or an answer while the
 * teacher moved on.
 */
export function TapGuard({ children }: { children: ReactNode }) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className={settled ? styles.settled : styles.settling}>{children}</div>;
}
