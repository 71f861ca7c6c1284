import type { ContentBlock } from '#shared/contract/content.ts';
import { contentCalls } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { BlockPreview } from './block-preview.tsx';

export function BlockRow({ block, name }: { block: ContentBlock; name: string }) {
  const { t } = useTranslation('office-content');
  return (
    <div className="grid items-center gap-x-4 gap-y-2 tablet:grid-cols-end">
      <p className="flex flex-wrap gap-x-4">
        <b>{t(block.legacy ? 'legacy' : `types.${block.type}`)}</b>
        <span className="text-soft">{t('orderIs', { order: block.order })}</span>
        {block.legacy && <span className="text-soft">{t('legacyText')}</span>}
      </p>
      <p className="flex flex-wrap gap-2">
        {!block.legacy && (
          <LinkButton kind="line" size="small" to={`/admin/content/${block._id}/edit`}>
            <Icon name="edit" />
            {t('office:action.edit')}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </LinkButton>
        )}
        <RemoveButton
          size="small"
          title={t('removeTitle', { name })}
          text={t('removeText')}
          of={name}
          onRemove={async () => {
            await contentCalls.remove(block._id);
            notify('done', t('removed'));
            await contentCalls.refresh();
          }}
        />
      </p>
      <BlockPreview block={block} small />
    </div>
  );
}
