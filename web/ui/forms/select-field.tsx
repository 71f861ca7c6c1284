import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './select-field.module.css';

/** A native select; the options are its children. */
export function SelectField({ label, ...select }: { label: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select {...select} id={id} />
        <Icon name="chevron" className={styles.icon} />
      </span>
    </div>
  );
}
