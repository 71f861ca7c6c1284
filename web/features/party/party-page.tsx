// One party to make or to change: reads it first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { partyQuery } from './party.api.ts';
import { PartyForm } from './party-form.tsx';

export function NewPartyPage() {
  const { t } = useTranslation('party');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: '/admin/parties', label: t('title') }]}>
      <PartyForm party={null} />
    </OfficePage>
  );
}

export function EditPartyPage() {
  const { t } = useTranslation('party');
  const { id = '' } = useParams();
  const { data: party, isPending, isError, refetch } = useQuery(partyQuery(id));
  return (
    <OfficePage
      title={party ? t('editTitle', { name: party.name }) : t('title')}
      crumbs={[{ to: '/admin/parties', label: t('title') }]}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {party && <PartyForm key={party._id} party={party} />}
    </OfficePage>
  );
}
