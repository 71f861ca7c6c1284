import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FormFieldsProps {
  /** While the form is saved. */
  busy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The fields of a form, which take no input while it is saved; then the focus is where it was. */
export function FormFields({ busy, className, children }: FormFieldsProps) {
  const focused = useRef<HTMLElement | null>(null);
  // Before the browser takes the focus from what is disabled, which it does with the next picture.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!busy && activeElement === body) focused.current?.focus();
    focused.current = busy && activeElement instanceof HTMLElement ? activeElement : null;
  }, [busy]);
  return (
    // No group to a screen reader: its fields are those of the form.
    <fieldset role="presentation" className={className} disabled={busy}>
      {children}
    </fieldset>
  );
}
