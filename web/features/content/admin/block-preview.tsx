// A block exactly as the public page draws it, in a frame; nothing in it can be clicked.
import { useTranslation } from 'react-i18next';
import type { ContentBlock } from '#shared/contract/content.ts';
import { ContentBlockView } from '#web/features/content/content-block-view.tsx';
import blockStyles from '#web/features/content/content-blocks.module.css';
import { isEmptyBlock } from './block-values.ts';
import styles from './content-admin.module.css';

export function BlockPreview({ block, small = false }: { block: ContentBlock; small?: boolean }) {
  const { t } = useTranslation('content-admin');
  return (
    <div className={styles.preview} data-small={small}>
      {isEmptyBlock(block) ? (
        <p>{t('previewEmpty')}</p>
      ) : (
        <div className={blockStyles.blocks} inert>
          <ContentBlockView block={block} />
        </div>
      )}
    </div>
  );
}
