// The frame of every field: label above, hint and error under it, connected for assistive technology.
import { type ReactNode, useId } from 'react';
import { CommonIcon } from './common-icon.tsx';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The attributes that connect the control with its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

/** Draws the frame; `children` gets the attributes for the control. */
export function Field({ label, hint, error, children }: FieldTexts & { children: (ties: ControlTies) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: styles.input ?? '',
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a field, in red and with an icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CommonIcon name="alert" />
      <span>{children}</span>
    </p>
  );
}
