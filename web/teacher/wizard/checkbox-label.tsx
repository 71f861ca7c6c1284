import type { ReactNode } from 'react';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './checkbox-label.module.css';
import tick from './tick.module.css';

interface CheckboxLabelProps {
  checked: boolean;
  /** Shown before the text. */
  number?: number | null;
  disabled?: boolean;
  onTick: (on: boolean) => void;
  children: ReactNode;
}

export function CheckboxLabel({ checked, number, disabled, onTick, children }: CheckboxLabelProps) {
  return (
    <label className={styles.row} data-checked={checked}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onTick(event.target.checked)} />
      <span className={tick.tick}>
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
