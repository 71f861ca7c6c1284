import type { InputHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '#web/ui/common/field.tsx';

/** A native input in the frame of a field. */
export function TextField({ label, hint, error, ...input }: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <input {...input} {...ties} />}
    </Field>
  );
}
