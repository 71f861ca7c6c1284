// The state of a small form without a form library: values, errors at their field, focus on the first error.
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '#web/shell/use-hydrated.ts';

export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

/** How the fields of a form are checked: `check` returns a code per field that is wrong, `texts` their words in the language of the moment. */
export interface FieldChecks<Name extends string> {
  check: (values: Record<Name, string>) => FieldErrors<Name>;
  texts: (codes: FieldErrors<Name>) => FieldErrors<Name>;
}

/**
 * The state of a form from its saved values, its checks, and other first values if there is a draft. Returns the props of the form and
 * of its fields.
 */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  { check, texts }: FieldChecks<Name>,
  begin: Record<Name, string> = initial,
) {
  const [first, setFirst] = useState(initial);
  const [values, setValues] = useState(begin);
  const [codes, setCodes] = useState<FieldErrors<Name>>({});
  const errors = texts(codes);
  const form = useRef<HTMLFormElement>(null);

  const focusError = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const focusNewError = useEffectEvent(focusError);
  useEffect(() => {
    if (Object.values(codes).some(Boolean)) focusNewError();
  }, [codes]);

  const change = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const hydrated = useHydrated();
  const [isDrawn] = useState(!hydrated);
  // Text that was typed into the form that the server drew, before this script ran.
  const readEarly = useEffectEvent(() => {
    if (!isDrawn || form.current === null) return;
    for (const [name, typed] of new FormData(form.current))
      if (values[name as Name] === '' && typeof typed === 'string' && typed !== '') change(name as Name, typed);
  });
  useEffect(() => readEarly(), []);

  return {
    values,
    errors,
    form,
    /** Whether something differs from the first values. */
    changed: (Object.keys(first) as Name[]).some((name) => values[name] !== first[name]),
    /** The form continues from what is stored now. */
    commit: (saved: Record<Name, string>) => {
      setFirst(saved);
      setValues(saved);
    },
    /** Fills in several values at once. */
    fill: (more: Partial<Record<Name, string>>) => setValues((before) => ({ ...before, ...more })),
    /** For controls that are no plain input. */
    change,
    /** Moves to the first field that is in error. */
    focusError,
    /** Codes of errors that the server found. */
    showErrors: (found: Readonly<Record<string, string | undefined>>) =>
      setCodes(
        Object.fromEntries((Object.keys(first) as Name[]).map((name) => [name, found[name]])) as FieldErrors<Name>,
      ),
    /** The props of the field called `name`. */
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
      setCodes(found);
      if (!Object.values(found).some(Boolean)) send(values);
    },
  };
}
