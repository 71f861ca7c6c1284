import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { contentBlocksQuery } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ContentBlocks } from './content-blocks.tsx';
import styles from './content-page.module.css';

/** `page` is the name of the content page in the back office; `children` are drawn between title and blocks. */
export function ContentPage({ page, title, children }: { page: ContentPageName; title: string; children?: ReactNode }) {
  const { t } = useTranslation('content');
  const { data: blocks, isPending, isError, refetch } = useQuery(contentBlocksQuery(page));
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {children}
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
