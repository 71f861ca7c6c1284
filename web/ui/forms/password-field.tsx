// A password to fill in: it can be shown, and says when caps lock is on.
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from '#web/ui/common/field.module.css';
import { Field, type FieldTexts } from '#web/ui/common/field.tsx';
import { Icon } from '#web/ui/common/icon.tsx';

/** A native password input with a button that shows what is typed. */
export function PasswordField({ label, hint, error, ...input }: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} hint={capsLock ? t('password.capsLock') : hint} error={error}>
      {(ties) => (
        <span className={styles.password}>
          <input {...input} {...ties} type={shown ? 'text' : 'password'} onKeyDown={watch} onKeyUp={watch} />
          <button
            type="button"
            className={styles.reveal}
            aria-label={t('password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </Field>
  );
}
