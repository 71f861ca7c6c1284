import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { contentRules } from '#shared/rules/content.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { BLOCK_TYPES, contentBlockQuery, contentCalls, contentPageOf } from '#web/data/content-blocks.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Crumb } from '#web/office/frame/office-page.tsx';
import { line } from '#web/office/resource/field-kinds.tsx';
import type { Resource } from '#web/office/resource/resource.ts';
import { EditPage, NewPage } from '#web/office/resource/resource-pages.tsx';
import { RichTextField } from '#web/office/rich-text/rich-text-field.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { BlockPreview } from './block-preview.tsx';
import { type BlockField, type BlockValues, bodyOf, isEmptyBlock, NEW_BLOCK, previewOf, YES } from './block-values.ts';

const HOME = '/admin/content';

const hasImage = ({ type }: BlockValues) => type !== 'title_with_description';

const home = (t: Translate): Crumb[] => [{ to: HOME, label: t('office-content:title') }];

/** The blocks of one page. */
const blocksOf = (page: ContentPageName): Resource<ContentBlock, BlockField> => ({
  texts: 'office-content',
  list: `${HOME}/${page}`,
  items: HOME,
  crumbs: (t) => [...home(t), { to: `${HOME}/${page}`, label: t(`office-content:pages.${page}`) }],
  draft: `content-block:${page}`,
  useItem: (id) => useQuery(contentBlockQuery(id)),
  useFirst: () => NEW_BLOCK,
  name: 'title',
  fields: (t, isNew) => ({
    type: {
      of: ({ type }) => type,
      label: t('office-content:type'),
      draw: (ties) => (
        <ChoiceField {...ties}>
          {BLOCK_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`office-content:types.${one}`)}
            </option>
          ))}
        </ChoiceField>
      ),
    },
    imageURL: {
      of: ({ imageURL }) => imageURL,
      label: t('office-content:image'),
      hint: t('office-content:imageHint'),
      wrong: { INVALID_VALUE: t('office-content:imageInvalid') },
      isShown: hasImage,
      draw: line,
    },
    imageAlt: {
      of: ({ imageAlt }) => imageAlt,
      label: t('office-content:imageAlt'),
      hint: t('office-content:imageAltHint'),
      isShown: hasImage,
      draw: (ties) => <TextField {...ties} />,
    },
    inverted: {
      of: ({ inverted }) => (inverted ? YES : ''),
      label: t('office-content:inverted'),
      isShown: ({ type }) => type === 'image_with_description',
      draw: ({ label, value }, { fill }) => (
        <label className="flex min-h-tap items-center gap-3 font-strong">
          <input
            type="checkbox"
            className="m-0 size-5 accent-action"
            checked={value === YES}
            onChange={(event) => fill({ inverted: event.target.checked ? YES : '' })}
          />
          <span>{label}</span>
        </label>
      ),
    },
    title: {
      of: ({ title }) => title,
      label: t('office-content:blockTitle'),
      draw: (ties) => <TextField {...ties} />,
    },
    body: {
      of: ({ body }) => body,
      label: t('office-content:body'),
      draw: ({ label, error, value }, { fill, busy }) => (
        <div inert={busy}>
          <RichTextField label={label} error={error} initial={value} onHtml={(body) => fill({ body })} />
        </div>
      ),
    },
    order: {
      of: ({ order }) => String(order),
      label: t('office-content:order'),
      hint: isNew ? t('office-content:orderHintNew') : t('office-content:orderHint'),
      wrong: t('office:field.notANumber'),
      draw: (ties) => (
        <div className="max-w-field">
          <TextField inputMode="decimal" {...ties} />
        </div>
      ),
    },
  }),
  check: (values, isNew) => {
    const { imageURL, order, ...codes } = checkFields(contentRules, values);
    const isMissing = hasImage(values) ? values.imageURL.trim() === '' : isEmptyBlock(previewOf(page, values));
    return {
      ...codes,
      ...(hasImage(values) ? { imageURL: isMissing ? 'REQUIRED' : imageURL } : isMissing && { title: 'REQUIRED' }),
      // The server puts a new one last.
      ...(!(isNew && values.order.trim() === '') && { order }),
    };
  },
  store: async (id, values, version, newId) => ({
    stored: await contentCalls.store(id, bodyOf(page, values), version, newId),
  }),
  refresh: contentCalls.refresh,
  below: (values) => <Preview block={previewOf(page, values)} />,
});

function Preview({ block }: { block: ContentBlock }) {
  const { t } = useTranslation('office-content');
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t('preview')}</h2>
      <BlockPreview block={block} />
    </section>
  );
}

export function NewContentBlockPage() {
  const page = contentPageOf(useParams().page);
  return page ? <NewPage resource={blocksOf(page)} /> : <Navigate to={HOME} replace />;
}

/** A legacy block cannot be edited: redirects to the list, where it is shown. */
export function EditContentBlockPage() {
  const { id = '' } = useParams();
  const { data: block } = useQuery(contentBlockQuery(id));
  if (block?.legacy) return <Navigate to={`${HOME}/${block.page}`} replace />;
  // Of which page it is, is known once it is read.
  return <EditPage resource={block ? blocksOf(block.page) : { ...blocksOf('home'), crumbs: home }} />;
}
