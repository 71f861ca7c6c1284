// A number in a box, of a statement or step: yellow is the current one, ink is finished.
import type { ReactNode } from 'react';
import styles from './number-box.module.css';

export function StatementNumber({ value, kind = 'plain' }: { value: ReactNode; kind?: 'plain' | 'now' | 'done' }) {
  return (
    <span className={`${styles.box} ${styles[kind] ?? ''}`} translate="no">
      {value}
    </span>
  );
}
