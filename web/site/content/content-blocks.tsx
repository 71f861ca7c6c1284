import { useQuery } from '@tanstack/react-query';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { filledIn, markToFillIn } from '#shared/domain/to-fill-in.ts';
import { contentBlocksQuery } from '#web/data/content-blocks.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from '#web/widgets/content-block-view.module.css';
import { ContentBlockView } from '#web/widgets/content-block-view.tsx';
import { ContentLanguageNote } from './content-language-note.tsx';

/** A block without what the office has still to fill in, or nothing if no text is left. */
const forVisitors = (block: ContentBlock): ContentBlock[] => {
  const body = filledIn(block.body);
  const html = filledIn(block.html);
  const isOpen = markToFillIn(block.title) !== null || (body + html === '' && block.body + block.html !== '');
  return isOpen ? [] : [{ ...block, body, html }];
};

/** Draws nothing while there are none; the page shows a message then. */
export function ContentBlocks({ page }: { page: ContentPageName }) {
  const { data: blocks = [] } = useQuery(contentBlocksQuery(page));
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks} lang={CONTENT_LANGUAGE}>
      <ContentLanguageNote />
      {blocks.flatMap(forVisitors).map((block) => (
        <ContentBlockView key={block._id} block={block} />
      ))}
    </div>
  );
}
