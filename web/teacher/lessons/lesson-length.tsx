import { useId } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';

const CHIP = 'rounded-xs px-2 py-0.5 font-strong figures';

/** How long a lesson takes. */
export function LessonLength({ minutes }: { minutes: number }) {
  const { t } = useTranslation('teacher-lessons');
  return <span className={`${CHIP} bg-ink text-deep`}>{t('minutes', { minutes })}</span>;
}

interface LengthChoiceProps {
  /** Of the lesson. */
  name: string;
  lengths: readonly number[];
  /** Its place among them. */
  chosen: number;
  onChoose: (at: number) => void;
}

/** How long it is to take, of several lengths. */
export function LengthChoice({ name, lengths, chosen, onChoose }: LengthChoiceProps) {
  const { t } = useTranslation('teacher-lessons');
  const group = useId();
  return (
    <fieldset className="m-0 flex gap-2 p-0 no-line" aria-label={`${t('title')} ${name}`}>
      {lengths.map((minutes, at) => (
        <label key={minutes} className="relative flex min-h-link items-center">
          <input
            type="radio"
            className="peer absolute inset-0 m-0 size-full opacity-0"
            name={group}
            checked={at === chosen}
            onChange={() => onChoose(at)}
          />
          <span
            className={`${CHIP} peer-focus-visible:focus-ring ${at === chosen ? 'chosen' : 'line-control peer-hover:bg-tint'}`}
          >
            {t('minutes', { minutes })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
