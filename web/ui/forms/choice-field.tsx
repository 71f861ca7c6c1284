import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '#web/ui/common/field.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './choice-field.module.css';

/** A native select; the options are its children. */
export function ChoiceField({ label, hint, error, ...select }: FieldTexts & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <span className={styles.box}>
          <select {...select} {...ties} className={`${ties.className} ${styles.choice}`} />
          <Icon name="chevron" className={styles.icon} />
        </span>
      )}
    </Field>
  );
}
