// One party to make or to change: reads it first, then shows its form.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { foundIn } from '#web/lib/api-error.ts';
import { OfficeEdit } from '#web/ui/office-edit.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { partyQuery } from './party.api.ts';
import { PartyForm } from './party-form.tsx';

const LIST = '/admin/parties';

export function NewPartyPage() {
  const { t } = useTranslation('party');
  return (
    <OfficePage title={t('new')} crumbs={[{ to: LIST, label: t('title') }]}>
      <PartyForm party={null} />
    </OfficePage>
  );
}

export function EditPartyPage() {
  const { t } = useTranslation('party');
  const { id = '' } = useParams();
  const party = useQuery(partyQuery(id));
  return (
    <OfficeEdit
      key={id}
      crumbs={[{ to: LIST, label: t('title') }]}
      item={foundIn(party)}
      isFailed={party.isError}
      onRetry={party.refetch}
      titleOf={({ name }) => t('editTitle', { name })}
    >
      {(one, beginAnew) => <PartyForm party={one} onTheirs={beginAnew} />}
    </OfficeEdit>
  );
}
