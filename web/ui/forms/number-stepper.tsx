// For counting: two large buttons around a number that can be typed as well.
import { type ReactNode, useId } from 'react';
import { FieldError } from '#web/ui/common/field.tsx';
import { Drawing } from '#web/ui/core/core-icon.tsx';
import styles from './number-stepper.module.css';

const MINUS = 'M5 12h14';
const PLUS = 'M12 5v14M5 12h14';

interface NumberStepperProps {
  label: ReactNode;
  /** What was typed. */
  value: string;
  max: number;
  less: string;
  more: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A whole number from 0 to `max`; what is typed is only checked by the form. */
export function NumberStepper({ label, value, max, less, more, error, onChange }: NumberStepperProps) {
  const id = useId();
  const number = Number(value);
  const step = (by: number) => onChange(String(Math.min(max, Math.max(0, (Math.trunc(number) || 0) + by))));
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <fieldset className={styles.stepper} aria-labelledby={`${id}-label`}>
        <button type="button" aria-label={less} disabled={number <= 0} onClick={() => step(-1)}>
          <Drawing path={MINUS} className={styles.icon} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" aria-label={more} disabled={number >= max} onClick={() => step(1)}>
          <Drawing path={PLUS} className={styles.icon} />
        </button>
      </fieldset>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
