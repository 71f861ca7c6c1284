// For whom somebody teaches: one of three, as a row of radios.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#web/ui/field.tsx';
import styles from './audience-choice.module.css';
import { AUDIENCES } from './registration.ts';

interface AudienceChoiceProps {
  value: string;
  error?: string | undefined;
  onChange: (audience: string) => void;
}

export function AudienceChoice({ value, error, onChange }: AudienceChoiceProps) {
  const { t } = useTranslation('auth');
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>{t('register.targetAudience')}</legend>
      <div className={styles.row} data-invalid={error !== undefined}>
        {AUDIENCES.map((audience) => (
          <label key={audience}>
            <input
              type="radio"
              name="targetAudience"
              value={audience}
              checked={value === audience}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(audience)}
            />
            <span>{t(`register.audience.${audience}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
