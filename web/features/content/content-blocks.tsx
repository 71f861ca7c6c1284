// The blocks of a public page under each other.
import { useQuery } from '@tanstack/react-query';
import { type ContentPageName, contentBlocksQuery } from './content.api.ts';
import { ContentBlockView } from './content-block-view.tsx';
import styles from './content-blocks.module.css';

/** Draws nothing while there are none: the page says what that means. */
export function ContentBlocks({ page }: { page: ContentPageName }) {
  const { data: blocks = [] } = useQuery(contentBlocksQuery(page));
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <ContentBlockView key={block._id} block={block} />
      ))}
    </div>
  );
}
