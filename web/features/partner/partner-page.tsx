// One partner to make or to change: finds it in the list first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { partnersQuery } from './partner.api.ts';
import { PartnerForm } from './partner-form.tsx';

export function NewPartnerPage() {
  const { t } = useTranslation('partner');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: '/admin/partners', label: t('title') }]}>
      <PartnerForm partner={null} />
    </OfficePage>
  );
}

export function EditPartnerPage() {
  const { t } = useTranslation('partner');
  const { id } = useParams();
  const { data: partners, isPending, isError, refetch } = useQuery(partnersQuery);
  const partner = partners?.find(({ _id }) => _id === id);
  return (
    <OfficePage
      title={partner ? t('editTitle', { name: partner.name }) : t('title')}
      crumbs={[{ to: '/admin/partners', label: t('title') }]}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {partners && !partner && <EmptyState title={t('office:gone')} />}
      {partner && <PartnerForm key={partner._id} partner={partner} />}
    </OfficePage>
  );
}
