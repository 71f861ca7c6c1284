// The state of a small form without a form library: values, errors at their field, focus on the first error.
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

/** State of a form's fields: the saved values, a check that returns translated errors, and other values to begin with (a draft).
 * Returns the props of the fields and of the form. */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => FieldErrors<Name>,
  begin: Record<Name, string> = initial,
) {
  const [first] = useState(initial);
  const [values, setValues] = useState(begin);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.values(errors).some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const change = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));

  return {
    values,
    errors,
    form,
    /** Whether something differs from the first values. */
    changed: (Object.keys(first) as Name[]).some((name) => values[name] !== first[name]),
    /** Fills in several values at once. */
    fill: (more: Partial<Record<Name, string>>) => setValues((before) => ({ ...before, ...more })),
    /** For what is no plain input. */
    change,
    /** Errors that the server found. */
    showErrors: setErrors,
    /** What a field called `name` carries. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change(name, event.target.value),
    }),
    /** The form's submit handler: `send` runs only when the check finds nothing. */
    submit: (send: (values: Record<Name, string>) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(values);
      setErrors(found);
      if (!Object.values(found).some(Boolean)) send(values);
    },
  };
}
