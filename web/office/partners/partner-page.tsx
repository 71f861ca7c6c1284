import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { partnersQuery } from '#web/data/partners.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeEdit } from '#web/office/frame/office-edit.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { PartnerForm } from './partner-form.tsx';

const LIST = '/admin/partners';

export function NewPartnerPage() {
  const { t } = useTranslation('office-partners');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: LIST, label: t('title') }]}>
      <PartnerForm partner={null} />
    </OfficePage>
  );
}

export function EditPartnerPage() {
  const { t } = useTranslation('office-partners');
  const { id } = useParams();
  // Not from the cache, which may be stale: the form keeps its first values.
  const { data: partners, isFetchedAfterMount, isError, refetch } = useQuery({ ...partnersQuery, staleTime: 0 });
  return (
    <OfficeEdit
      key={id}
      crumbs={[{ to: LIST, label: t('title') }]}
      item={isFetchedAfterMount && partners ? (partners.find(({ _id }) => _id === id) ?? null) : undefined}
      isFailed={isError}
      onRetry={refetch}
      titleOf={({ name }) => t('editTitle', { name })}
    >
      {(one, reset) => <PartnerForm partner={one} onUseStored={reset} />}
    </OfficeEdit>
  );
}
