// A public page that is all content blocks: a heading, then what there is, on the way, missing or failed.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { type ContentPageName, contentBlocksQuery } from './content.api.ts';
import { ContentBlocks } from './content-blocks.tsx';
import styles from './content-page.module.css';

/** Takes the page's name in the back office and its heading. */
export function ContentPage({ page, title }: { page: ContentPageName; title: string }) {
  const { t } = useTranslation('content');
  const { data: blocks, isPending, isError, refetch } = useQuery(contentBlocksQuery(page));
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {blocks?.length ? (
        <ContentBlocks page={page} />
      ) : (
        <div className={styles.state}>
          {isPending && <Loading />}
          {isError && <LoadFailure onRetry={refetch} />}
          {blocks && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        </div>
      )}
    </>
  );
}
