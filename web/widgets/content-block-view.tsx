// One content block in its shape: image and text side by side, title and text, or an image over the whole width.
import type { ContentBlock } from '#shared/contract/content.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import styles from './content-block-view.module.css';

/** Legacy blocks bring their own HTML, which passes the same allow-list. */
export function ContentBlockView({ block }: { block: ContentBlock }) {
  if (block.legacy) return <RichText html={block.html} />;
  const title = block.title && <h2>{block.title}</h2>;
  const image = block.image && <img className={styles.image} src={block.image} alt={block.imageAlt} loading="lazy" />;
  switch (block.type) {
    case 'big_image':
      return (
        <section className={styles.big}>
          {title}
          {image}
          {block.body && <RichText html={block.body} />}
        </section>
      );
    case 'title_with_description':
      return (
        <section className={styles.titled}>
          {title || <span />}
          <RichText html={block.body} />
        </section>
      );
    case 'image_with_description':
      return (
        <section className={styles.withImage} data-inverted={block.inverted}>
          {image}
          <div className={styles.beside}>
            {title}
            <RichText html={block.body} />
          </div>
        </section>
      );
  }
}
