import { useId, useState } from 'react';
import { parseOrder } from '#shared/rules/fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import fields from '#web/ui/common/field.module.css';
import { FieldError } from '#web/ui/common/field.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { EditorOption } from './draft.ts';
import { fieldMark } from './use-editor-position.ts';

interface OptionRowProps {
  option: EditorOption;
  number: number;
  textError: string | undefined;
  orderError: string | undefined;
  onChange: (change: Partial<Pick<EditorOption, 'text' | 'color' | 'order'>>) => void;
  onRemove: () => void;
}

export function OptionRow({ option, number, textError, orderError, onChange, onRemove }: OptionRowProps) {
  const { t } = useTranslation('office-question-sets');
  const id = useId();
  // The text stays as typed, even while it is not a number yet.
  const [orderText, setOrderText] = useState(Number.isFinite(option.order) ? String(option.order) : '');
  const shownOrder = Object.is(parseOrder(orderText), option.order) ? orderText : String(option.order);
  return (
    <li className="grid grid-cols-start items-start gap-x-3 gap-y-2 py-3 line-hair-b tablet:flex">
      <label>
        <span className="mb-1 block text-sm font-strong">{t('options.color')}</span>
        <input
          type="color"
          className="block h-12 w-16 cursor-pointer rounded-sm bg-surface p-1 line-control"
          value={option.color}
          aria-label={t('options.colorOf', { number })}
          onChange={({ target }) => onChange({ color: target.value })}
        />
      </label>
      <div className="min-w-0 tablet:grow">
        <label className="mb-1 block text-sm font-strong" htmlFor={`${id}-text`}>
          {t('options.label', { number })}
        </label>
        <input
          id={`${id}-text`}
          className={fields.input}
          lang={CONTENT_LANGUAGE}
          value={option.text}
          aria-invalid={textError ? true : undefined}
          aria-describedby={textError ? `${id}-text-error` : undefined}
          onChange={({ target }) => onChange({ text: target.value })}
          {...fieldMark('options', option._id, 'text')}
        />
        {textError && <FieldError id={`${id}-text-error`}>{textError}</FieldError>}
      </div>
      <div className="w-24">
        <label className="mb-1 block text-sm font-strong" htmlFor={`${id}-order`}>
          {t('options.order')}
        </label>
        <input
          id={`${id}-order`}
          className={fields.input}
          inputMode="numeric"
          autoComplete="off"
          value={shownOrder}
          aria-invalid={orderError ? true : undefined}
          aria-describedby={orderError ? `${id}-order-error` : undefined}
          onChange={({ target }) => {
            setOrderText(target.value);
            onChange({ order: parseOrder(target.value) });
          }}
          {...fieldMark('options', option._id, 'order')}
        />
        {orderError && <FieldError id={`${id}-order-error`}>{orderError}</FieldError>}
      </div>
      <Button
        kind="danger"
        size="small"
        className="mt-8 justify-self-end"
        aria-label={t('options.removeOf', { number })}
        onClick={onRemove}
      >
        <Icon name="bin" />
        {t('options.remove')}
      </Button>
    </li>
  );
}
