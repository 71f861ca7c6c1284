import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { nextPartyColor } from '#shared/domain/palette.ts';
import { dataOrNotFound } from '#web/client/api-error.ts';
import { partiesQuery, partyQuery } from '#web/data/parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeEdit } from '#web/office/frame/office-edit.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { PartyForm } from './party-form.tsx';

const LIST = '/admin/parties';

export function NewPartyPage() {
  const { t } = useTranslation('office-parties');
  const parties = useQuery(partiesQuery);
  return (
    <OfficePage title={t('new')} crumbs={[{ to: LIST, label: t('title') }]}>
      {parties.isPending ? (
        <Loading />
      ) : (
        <PartyForm party={null} freeColor={nextPartyColor((parties.data ?? []).map(({ color }) => color))} />
      )}
    </OfficePage>
  );
}

export function EditPartyPage() {
  const { t } = useTranslation('office-parties');
  const { id = '' } = useParams();
  const party = useQuery(partyQuery(id));
  return (
    <OfficeEdit
      key={id}
      crumbs={[{ to: LIST, label: t('title') }]}
      item={dataOrNotFound(party)}
      isFailed={party.isError}
      onRetry={party.refetch}
      titleOf={({ name }) => t('editTitle', { name })}
    >
      {(one, reset) => <PartyForm party={one} onUseStored={reset} />}
    </OfficeEdit>
  );
}
