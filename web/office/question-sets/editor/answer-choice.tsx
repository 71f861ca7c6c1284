// One answer out of a set's options: side by side as long as they fit, a list above five.

import type { KeyboardEvent } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { isPlainKey } from '#web/ui/core/plain-key.ts';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import styles from './answer-choice.module.css';
import type { EditorOption } from './draft.ts';

/** More than these do not fit beside each other. */
const SIDE_BY_SIDE_MAX = 5;

interface AnswerChoiceProps {
  /** The id with which the page finds the field. */
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
      <span className="relative block">
        <select
          {...mark}
          className={`min-h-tap w-full appearance-none rounded-sm bg-surface py-1 pr-10 pl-3 text-sm text-ellipsis ${errorId ? 'line-danger' : 'line-control'}`}
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
        <Icon name="chevron" className="pointer-events-none absolute top-3 right-3" />
      </span>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const numbered = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (numbered) onChoose(numbered._id);
    else if (event.key === 'Delete' || event.key === 'Backspace') onChoose(null);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset
      {...mark}
      className={`flex grow flex-wrap overflow-hidden rounded-md bg-surface tablet:grow-0 tablet:flex-nowrap ${errorId ? 'line-danger' : 'line-control'}`}
      aria-labelledby={labelledBy}
      aria-describedby={errorId}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <label key={option._id} className="relative flex min-w-0 flex-auto not-first:line-hair-l tablet:flex-initial">
          <input
            type="radio"
            name={name}
            className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
            checked={value === option._id}
            onChange={() => onChoose(option._id)}
          />
          <span
            className={`flex min-h-10 flex-1 items-center gap-1 px-2 py-1 text-sm leading-tight peer-focus-visible:focus-inside tablet:gap-2 tablet:px-3 ${value === option._id ? 'chosen-part' : 'peer-hover:bg-tint'} ${styles.answer}`}
            lang={CONTENT_LANGUAGE}
          >
            <ColorChip color={option.color} />
            <span>{textOf(option, index)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
