// One partner to make or to change: finds it in the list first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OfficeEdit } from '#web/ui/office-edit.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { partnersQuery } from './partner.api.ts';
import { PartnerForm } from './partner-form.tsx';

const LIST = '/admin/partners';

export function NewPartnerPage() {
  const { t } = useTranslation('partner');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: LIST, label: t('title') }]}>
      <PartnerForm partner={null} />
    </OfficePage>
  );
}

export function EditPartnerPage() {
  const { t } = useTranslation('partner');
  const { id } = useParams();
  // What was read on another page may be old, and the form keeps what it begins with.
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
      {(one, beginAnew) => <PartnerForm partner={one} onTheirs={beginAnew} />}
    </OfficeEdit>
  );
}
