import { useTranslation } from '#web/i18n/use-translation.ts';
import { Field } from '#web/ui/common/field.tsx';
import styles from './color-field.module.css';

interface ColorFieldProps {
  label: string;
  name: string;
  /** `#rrggbb`, or what is being typed. */
  value: string;
  error: string | undefined;
  suggestions: readonly string[];
  onColor: (color: string) => void;
}

const COLOR = /^#[0-9a-f]{6}$/i;

export function ColorField({ label, name, value, error, suggestions, onColor }: ColorFieldProps) {
  const { t } = useTranslation('office');
  return (
    <div className="grid gap-3">
      <Field label={label} error={error} hint={t('color.hint')}>
        {(ties) => (
          <span className="flex max-w-field gap-3 font-mono">
            <input
              type="color"
              className="size-tap flex-none cursor-pointer rounded-sm bg-surface p-1 line-control"
              aria-label={t('color.pick')}
              value={COLOR.test(value) ? value : '#000000'}
              onChange={(event) => onColor(event.target.value)}
            />
            <input
              {...ties}
              name={name}
              value={value}
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onColor(event.target.value)}
            />
          </span>
        )}
      </Field>
      <ul className="flex flex-wrap gap-2" aria-label={t('color.suggestions')}>
        {suggestions.map((color) => (
          <li key={color}>
            <button
              type="button"
              className={`no-line size-10 rounded-xs p-0 ${styles.suggestion}`}
              style={{ background: color }}
              aria-label={color}
              aria-pressed={color === value.toLowerCase()}
              onClick={() => onColor(color)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
