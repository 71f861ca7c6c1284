import type { ReactNode } from 'react';
import styles from './list-filter.module.css';

interface ListFilterProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

export function ListFilter({ isOn, onToggle, children }: ListFilterProps) {
  return (
    <label className={styles.narrowing}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onToggle(target.checked)} />
      {children}
    </label>
  );
}
