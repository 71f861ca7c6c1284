// One answer out of a set's options: side by side as long as they fit, a list above five.

import type { KeyboardEvent } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import styles from './answer-choice.module.css';
import type { EditorOption } from './draft.ts';

/** More than these do not fit beside each other. */
export const SIDE_BY_SIDE_MAX = 5;

interface AnswerChoiceProps {
  /** The id by which a jump finds the field. */
  mark: { 'data-field': string };
  labelledBy: string;
  name: string;
  options: readonly EditorOption[];
  value: string | null;
  errorId: string | undefined;
  onChoose: (optionId: string | null) => void;
}

/** With the keyboard: arrows, the answer's number, or Delete to take the choice back. */
export function AnswerChoice({ mark, labelledBy, name, options, value, errorId, onChoose }: AnswerChoiceProps) {
  const { t } = useTranslation('office-question-sets');
  const textOf = ({ text }: EditorOption, index: number) => text.trim() || t('options.unnamed', { number: index + 1 });

  if (options.length > SIDE_BY_SIDE_MAX) {
    return (
      <span className={styles.box}>
        <select
          {...mark}
          className={styles.select}
          aria-labelledby={labelledBy}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">{t('opinions.none')}</option>
          {options.map((option, index) => (
            <option key={option._id} value={option._id}>
              {textOf(option, index)}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={styles.icon} />
      </span>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const numbered = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (numbered) onChoose(numbered._id);
    else if (event.key === 'Delete' || event.key === 'Backspace') onChoose(null);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset
      {...mark}
      className={styles.row}
      aria-labelledby={labelledBy}
      aria-describedby={errorId}
      data-invalid={errorId !== undefined || undefined}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <label key={option._id}>
          <input type="radio" name={name} checked={value === option._id} onChange={() => onChoose(option._id)} />
          <span lang={CONTENT_LANGUAGE}>
            <ColorChip color={option.color} />
            {textOf(option, index)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
