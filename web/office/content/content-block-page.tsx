import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { dataOrNotFound } from '#web/client/api-error.ts';
import { contentBlockQuery, contentPageOf } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeEdit } from '#web/office/frame/office-edit.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { ContentBlockForm } from './content-block-form.tsx';

const HOME = '/admin/content';

export function NewContentBlockPage() {
  const { t } = useTranslation('office-content');
  const page = contentPageOf(useParams().page);
  if (!page) return <Navigate to={HOME} replace />;
  return (
    <OfficePage
      title={t('newTitle')}
      crumbs={[
        { to: HOME, label: t('title') },
        { to: `${HOME}/${page}`, label: t(`pages.${page}`) },
      ]}
    >
      <ContentBlockForm page={page} block={null} />
    </OfficePage>
  );
}

/** A legacy block cannot be edited: redirects to the list, where it is shown. */
export function EditContentBlockPage() {
  const { t } = useTranslation('office-content');
  const { id = '' } = useParams();
  const block = useQuery(contentBlockQuery(id));
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
      {(one, reset) => <ContentBlockForm page={one.page} block={one} onUseStored={reset} />}
    </OfficeEdit>
  );
}
