// A box to tick that narrows a list down.
import type { ReactNode } from 'react';
import styles from './list-filter.module.css';

interface NarrowingProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  children: ReactNode;
}

export function ListFilter({ isOn, onTurn, children }: NarrowingProps) {
  return (
    <label className={styles.narrowing}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      {children}
    </label>
  );
}
