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
  useLayoutEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus();
  }, [busy]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus is
    <fieldset
      // No group to a screen reader: its fields are those of the form.
      role="presentation"
      className={className}
      disabled={busy}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={() => {
        // A field that is disabled loses the focus as well.
        if (!busy) focused.current = null;
      }}
    >
      {children}
    </fieldset>
  );
}
