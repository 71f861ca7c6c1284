import { useId, useState } from 'react';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { limitArgument } from '#web/student/game/limit-argument.ts';
import styles from './argument-form.module.css';

/** Characters from which the counter becomes bold. */
const NEAR = 270;

interface ArgumentFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function ArgumentField({ label, value, onChange }: ArgumentFieldProps) {
  const { t } = useTranslation('student');
  const id = useId();
  const [cut, setCut] = useState(0);
  const used = lengthOf(value);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-count`} className={used >= NEAR ? styles.near : styles.count} translate="no">
          {`${used}/${ARGUMENT_MAX}`}
        </span>
      </div>
      <textarea
        dir="auto"
        id={id}
        rows={4}
        value={value}
        aria-describedby={`${id}-count ${id}-hint`}
        onChange={(event) => {
          const field = event.target;
          const { text, caret, lost } = limitArgument(field.value, field.selectionStart);
          if (lost > 0) {
            field.value = text;
            field.setSelectionRange(caret, caret);
          }
          setCut(lost);
          onChange(text);
        }}
      />
      <p role="status" className={styles.cut}>
        {cut > 0 && t('argument.cut', { count: cut, max: ARGUMENT_MAX })}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('argument.hint')}
      </p>
    </div>
  );
}
