// The drawing beside a statement. Collapsed, like the words: one tab stop for the keyboard, with arrow keys inside.
import { useState } from 'react';
import { DRAWINGS } from '#shared/domain/drawings.ts';
import type { DraftStatement } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DrawingFile } from '#web/widgets/drawing.tsx';
import { changeStatement } from './draft.ts';
import type { PartProps } from './part-props.ts';

interface DrawingChoiceProps extends Pick<PartProps, 'change'> {
  statement: DraftStatement;
}

export function DrawingChoice({ statement: { _id: id, drawing = null }, change }: DrawingChoiceProps) {
  const { t } = useTranslation('office-question-sets');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-3" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-tap cursor-pointer py-2 font-strong">
        {t('drawing.title')}{' '}
        <span className="font-soft text-soft">
          {drawing === null ? t('drawing.none') : t(`drawings:of.${drawing}`)}
        </span>
      </summary>
      {isOpen && (
        <fieldset className="grid grid-cols-drawings gap-2 pb-4">
          <legend className="mb-2 text-sm text-soft">{t('drawing.hint')}</legend>
          {[null, ...DRAWINGS].map((name) => {
            const label = name === null ? t('drawing.none') : t(`drawings:of.${name}`);
            return (
              <label key={name} className="relative" title={label}>
                <input
                  type="radio"
                  className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
                  name={`drawing-${id}`}
                  aria-label={label}
                  checked={drawing === name}
                  onChange={() => change((now) => changeStatement(now, id, { drawing: name }))}
                />
                <span
                  className={`grid min-h-20 place-items-center rounded-md p-1 text-center text-sm leading-tight peer-focus-visible:focus-ring ${drawing === name ? 'line-chosen' : 'line-control peer-hover:bg-tint'}`}
                >
                  {name === null ? (
                    <span aria-hidden="true">{label}</span>
                  ) : (
                    <DrawingFile name={name} className="size-12" />
                  )}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
    </details>
  );
}
