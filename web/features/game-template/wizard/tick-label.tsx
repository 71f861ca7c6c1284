// A checkbox with a drawn box, a place for a number, and what it is about.
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './tick-label.module.css';

interface TickLabelProps {
  checked: boolean;
  /** Stands before the text; left out, there is no place for it. */
  number?: number | null;
  onTick: (on: boolean) => void;
  children: ReactNode;
}

export function TickLabel({ checked, number, onTick, children }: TickLabelProps) {
  return (
    <label className={styles.row} data-checked={checked}>
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <span className={styles.text}>{children}</span>
    </label>
  );
}
