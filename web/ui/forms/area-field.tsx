// Several lines of text to fill in; the field grows with what is typed.
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '#web/ui/common/field.tsx';
import styles from './area-field.module.css';

/** A native text area in the frame of a field. */
export function AreaField({ label, hint, error, ...area }: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <textarea dir="auto" rows={4} {...area} {...ties} className={`${ties.className} ${styles.area}`} />}
    </Field>
  );
}
