// The fields of a content block; those that its type does not show are left out.

import { BLOCK_TYPES } from '#web/data/content-blocks.ts';
import type { useFields } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RichTextField } from '#web/office/rich-text/rich-text-field.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type BlockField, YES } from './block-values.ts';

interface BlockFieldsProps {
  fields: ReturnType<typeof useFields<BlockField>>;
  /** A new block without a number comes last. */
  isNew: boolean;
}

export function BlockFields({ fields, isNew }: BlockFieldsProps) {
  const { t } = useTranslation('office-content');
  const { type, body, inverted } = fields.values;
  return (
    <div className="grid max-w-form grid-cols-1 gap-6">
      <ChoiceField label={t('type')} {...fields.bind('type')}>
        {BLOCK_TYPES.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </ChoiceField>
      {type !== 'title_with_description' && (
        <>
          <TextField label={t('image')} hint={t('imageHint')} autoComplete="off" {...fields.bind('imageURL')} />
          <TextField label={t('imageAlt')} hint={t('imageAltHint')} {...fields.bind('imageAlt')} />
        </>
      )}
      {type === 'image_with_description' && (
        <label className="flex min-h-tap items-center gap-3 font-strong">
          <input
            type="checkbox"
            className="m-0 size-5 accent-action"
            checked={inverted === YES}
            onChange={(event) => fields.change('inverted', event.target.checked ? YES : '')}
          />
          {t('inverted')}
        </label>
      )}
      <TextField label={t('blockTitle')} {...fields.bind('title')} />
      <RichTextField
        label={t('body')}
        initial={body}
        error={fields.errors.body}
        onHtml={(html) => fields.change('body', html)}
      />
      <div className="max-w-field">
        <TextField
          label={t('order')}
          hint={isNew ? t('orderHintNew') : t('orderHint')}
          inputMode="decimal"
          {...fields.bind('order')}
        />
      </div>
    </div>
  );
}
