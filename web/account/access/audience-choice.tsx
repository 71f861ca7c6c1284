import { useId } from 'react';
import { TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { FieldError } from '#web/ui/common/field.tsx';
import styles from './audience-choice.module.css';

interface AudienceChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (audience: string) => void;
}

export function AudienceChoice({ value, error, onChange }: AudienceChoiceProps) {
  const { t } = useTranslation('auth');
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>{t('register.targetAudience')}</legend>
      <div className={styles.row} data-invalid={error !== undefined}>
        {TARGET_AUDIENCES.map((audience) => (
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
