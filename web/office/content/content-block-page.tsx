// Creating or changing a content block.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { dataOrNotFound } from '#web/client/api-error.ts';
import { contentBlockQuery, contentPageOf, editedBlocksQuery, useContentCalls } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeEdit } from '#web/office/frame/office-edit.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ContentBlockForm } from './content-block-form.tsx';

const HOME = '/admin/content';

export function NewContentBlockPage() {
  const { t } = useTranslation('office-content');
  const page = contentPageOf(useParams().page);
  const {
    data: blocks,
    isPending,
    isError,
    refetch,
  } = useQuery({
    ...editedBlocksQuery(page ?? 'home'),
    enabled: page !== undefined,
  });
  if (!page) return <Navigate to={HOME} replace />;
  return (
    <OfficePage
      title={t('newTitle')}
      crumbs={[
        { to: HOME, label: t('title') },
        { to: `${HOME}/${page}`, label: t(`pages.${page}`) },
      ]}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {blocks && (
        <ContentBlockForm page={page} block={null} nextOrder={Math.max(0, ...blocks.map(({ order }) => order)) + 1} />
      )}
    </OfficePage>
  );
}

/** A legacy block cannot be edited: redirects to the list, where it is shown. */
export function EditContentBlockPage() {
  const { t } = useTranslation('office-content');
  const { id = '' } = useParams();
  const block = useQuery(contentBlockQuery(id));
  const { showBlock } = useContentCalls();
  /** A new key resets the form. */
  const [round, setRound] = useState(0);
  const page = block.data?.page;
  if (page && block.data?.legacy) return <Navigate to={`${HOME}/${page}`} replace />;
  const home = { to: HOME, label: t('title') };
  return (
    <OfficeEdit
      key={id}
      crumbs={page ? [home, { to: `${HOME}/${page}`, label: t(`pages.${page}`) }] : [home]}
      item={dataOrNotFound(block)}
      isFailed={block.isError}
      onRetry={block.refetch}
      titleOf={() => t('editTitle')}
    >
      {(one) => (
        <ContentBlockForm
          key={round}
          page={one.page}
          block={one}
          nextOrder={one.order}
          onUseStored={(latest) => {
            showBlock(latest);
            setRound(round + 1);
          }}
        />
      )}
    </OfficeEdit>
  );
}
