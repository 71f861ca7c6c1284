// One question of the FAQ; its answer's editor opens on demand, so that a long list stays fast.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { RichTextField } from '#web/office/rich-text/rich-text-field.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { EditedFaq } from './faq-entries.ts';

export interface FaqErrors {
  question?: string | undefined;
  answer?: string | undefined;
  order?: string | undefined;
}

interface FaqRowProps {
  entry: EditedFaq;
  errors: FaqErrors;
  /** Just added: opens by itself and gets the focus. */
  isFresh: boolean;
  onChange: (part: Partial<EditedFaq>) => void;
  /** Called when the number was typed, so that the list can be sorted. */
  onOrdered: () => void;
  onRemove: () => void;
}

export function FaqRow({ entry, errors, isFresh, onChange, onOrdered, onRemove }: FaqRowProps) {
  const { t } = useTranslation('office-faq');
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(isFresh);
  const name = entry.question || t('unnamed', { order: entry.order });
  if (errors.answer && !open) setOpen(true);

  useEffect(() => {
    if (isFresh) row.current?.querySelector<HTMLTextAreaElement>('textarea[name="question"]')?.focus();
  }, [isFresh]);

  return (
    <div ref={row} className="grid grid-cols-1 gap-3 max-w-row">
      <div className={`grid items-start gap-3 ${errors.order ? 'tablet:grid-cols-names' : 'tablet:grid-cols-field'}`}>
        <TextField
          label={t('order')}
          name="order"
          inputMode="decimal"
          value={entry.order}
          error={errors.order}
          onChange={(event) => onChange({ order: event.target.value })}
          onBlur={onOrdered}
        />
        <AreaField
          label={t('question')}
          name="question"
          lang={CONTENT_LANGUAGE}
          rows={1}
          autoComplete="off"
          value={entry.question}
          error={errors.question}
          onChange={(event) => onChange({ question: event.target.value.replaceAll('\n', ' ') })}
        />
      </div>
      <p className="flex flex-wrap gap-2">
        <Button kind="line" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'close' : 'edit'} />
          <span>{open ? t('closeAnswer') : t('editAnswer')}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <RemoveButton
          size="small"
          of={name}
          title={t('removeTitle', { name })}
          text={t('removeText')}
          onRemove={async () => onRemove()}
        />
      </p>
      {open && (
        <RichTextField
          label={t('answer')}
          initial={entry.answer}
          error={errors.answer}
          onHtml={(answer) => onChange({ answer })}
        />
      )}
    </div>
  );
}
