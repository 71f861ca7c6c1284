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
  const { data: partners, isError, refetch } = useQuery(partnersQuery);
  return (
    <OfficeEdit
      key={id}
      crumbs={[{ to: LIST, label: t('title') }]}
      item={partners && (partners.find(({ _id }) => _id === id) ?? null)}
      isFailed={isError}
      onRetry={refetch}
      titleOf={({ name }) => t('editTitle', { name })}
    >
      {(one) => <PartnerForm partner={one} />}
    </OfficeEdit>
  );
}
