// One block in the list of a page: what it is, how it looks, and what can be done with it.
import { useTranslation } from 'react-i18next';
import type { ContentBlock } from '#shared/contract/content.ts';
import { useSave } from '#web/lib/use-save.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { failureText } from '#web/ui/error-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { RemoveButton } from '#web/ui/remove-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BlockPreview } from './block-preview.tsx';
import styles from './content-admin.module.css';
import { useContentCalls } from './content-calls.ts';

export function BlockRow({ block, name }: { block: ContentBlock; name: string }) {
  const { t } = useTranslation('content-admin');
  const { remove, refresh } = useContentCalls();
  const { save, busy, failure } = useSave();
  return (
    <div className={styles.row}>
      <p className={styles.facts}>
        <b>{t(block.legacy ? 'legacy' : `types.${block.type}`)}</b>
        <span>{t('orderIs', { order: block.order })}</span>
        {block.legacy && <span>{t('legacyText')}</span>}
      </p>
      <p className={styles.actions}>
        {!block.legacy && (
          <LinkButton kind="line" size="small" to={`/admin/content/${block._id}/edit`}>
            <Icon name="edit" />
            {t('office:action.edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        )}
        <RemoveButton
          size="small"
          title={t('removeTitle', { name })}
          text={t('removeText')}
          of={name}
          busy={busy}
          failure={failureText(t, failure)}
          onRemove={() =>
            save(async () => {
              await remove(block._id);
              notify('done', t('removed'));
              await refresh(block.page);
            })
          }
        />
      </p>
      <BlockPreview block={block} small />
    </div>
  );
}
