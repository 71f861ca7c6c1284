import type { ReactNode } from 'react';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './choice-card.module.css';
import tick from './tick.module.css';

interface ChoiceCardProps {
  type: 'radio' | 'checkbox';
  name?: string;
  checked: boolean;
  title: string;
  /** Whether somebody else has decided it. */
  isFixed?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function ChoiceCard({ type, name, checked, title, isFixed = false, onChange, children }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={type === 'radio' ? `${tick.tick} ${styles.round}` : tick.tick}>
        {type === 'checkbox' && <Icon name="check" />}
      </span>
      <span className={styles.text}>
        <b>{title}</b>
        {children}
      </span>
    </label>
  );
}
