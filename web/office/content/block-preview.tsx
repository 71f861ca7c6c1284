// A block exactly as the public page draws it, in a frame; nothing in it can be clicked.

import type { ContentBlock } from '#shared/contract/content.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import blockStyles from '#web/widgets/content-block-view.module.css';
import { ContentBlockView } from '#web/widgets/content-block-view.tsx';
import styles from './block-preview.module.css';
import { isEmptyBlock } from './block-values.ts';

export function BlockPreview({ block, small = false }: { block: ContentBlock; small?: boolean }) {
  const { t } = useTranslation('office-content');
  return (
    <div className={`${styles.preview} col-span-full rounded-lg bg-surface p-6 line-hair`} data-small={small}>
      {isEmptyBlock(block) ? (
        <p>{t('previewEmpty')}</p>
      ) : (
        <div className={blockStyles.blocks} lang={CONTENT_LANGUAGE} inert>
          <ContentBlockView block={block} />
        </div>
      )}
    </div>
  );
}
