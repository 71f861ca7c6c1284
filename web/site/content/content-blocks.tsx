import { useQuery } from '@tanstack/react-query';
import { type ContentPageName, contentBlocksQuery } from '#web/data/content-blocks.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from '#web/widgets/content-block-view.module.css';
import { ContentBlockView } from '#web/widgets/content-block-view.tsx';
import { ContentLanguageNote } from './content-language-note.tsx';

/** Draws nothing while there are none; the page shows a message then. */
export function ContentBlocks({ page }: { page: ContentPageName }) {
  const { data: blocks = [] } = useQuery(contentBlocksQuery(page));
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks} lang={CONTENT_LANGUAGE}>
      <ContentLanguageNote />
      {blocks.map((block) => (
        <ContentBlockView key={block._id} block={block} />
      ))}
    </div>
  );
}
