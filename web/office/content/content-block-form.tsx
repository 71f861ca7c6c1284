// The form of a content block with its preview.
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { contentRules } from '#shared/rules/content.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { contentCalls } from '#web/data/content-blocks.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { useItemForm } from '#web/office/frame/use-item-form.ts';
import { BlockFields } from './block-fields.tsx';
import { BlockPreview } from './block-preview.tsx';
import { type BlockValues, bodyOf, isEmptyBlock, previewOf, valuesOf } from './block-values.ts';

const draftOf = (id: string): string => `content-block:${id}`;

interface ContentBlockFormProps {
  page: ContentPageName;
  /** Null for a new one. */
  block: ContentBlock | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function ContentBlockForm({ page, block, onUseStored }: ContentBlockFormProps) {
  const { t } = useTranslation('office-content');
  const id = block?._id ?? null;

  const texts = (codes: FieldErrors<keyof BlockValues>) => ({
    imageURL: codes.imageURL === 'REQUIRED' ? t('common:field.required') : codes.imageURL && t('imageInvalid'),
    imageAlt: fieldErrorText(t, codes.imageAlt),
    title: fieldErrorText(t, codes.title),
    body: fieldErrorText(t, codes.body),
    order: codes.order && t('office:field.notANumber'),
  });
  const check = (values: BlockValues): Partial<BlockValues> => {
    const { type, imageURL } = values;
    const codes: Partial<BlockValues> = checkFields(contentRules, values);
    // The form does not show this field for this type.
    if (type === 'title_with_description') delete codes.imageURL;
    else if (imageURL.trim() === '') codes.imageURL = 'REQUIRED';
    if (type === 'title_with_description' && isEmptyBlock(previewOf(page, values))) codes.title = 'REQUIRED';
    if (id === null && values.order.trim() === '') delete codes.order;
    return codes;
  };
  const drafted = useDraftedFields(draftOf(id ?? `${page}:new`), valuesOf(block), { check, texts }, block?.version);
  const { fields, version, newId } = drafted;
  const { form } = useItemForm({
    id,
    list: `/admin/content/${page}`,
    items: '/admin/content',
    drafted,
    draftOf,
    store: async (force) => {
      const stored = await contentCalls.store(id, bodyOf(page, fields.values), force ? null : version, newId);
      return { id: stored._id, values: valuesOf(stored), version: stored.version };
    },
    refresh: contentCalls.refresh,
    saved: t('saved'),
    onUseStored,
  });

  return (
    <DraftedForm {...form} wide>
      <BlockFields
        // Another one as soon as the draft is discarded: the editor begins anew.
        key={newId}
        fields={fields}
        isNew={id === null}
      />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg">{t('preview')}</h2>
        <BlockPreview block={previewOf(page, fields.values)} />
      </section>
    </DraftedForm>
  );
}
