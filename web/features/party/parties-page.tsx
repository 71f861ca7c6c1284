// All parties with their logos and colours.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { matchesSearch } from '#web/lib/text-search.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { partiesQuery } from './party.api.ts';
import styles from './party.module.css';

const editAddress = ({ _id }: Party): string => `/admin/parties/${_id}/edit`;

export function PartiesPage() {
  const { t } = useTranslation('party');
  const { data: parties, isPending, isError, refetch } = useQuery(partiesQuery);

  const columns = useMemo<Column<Party>[]>(
    () => [
      {
        name: 'logo',
        header: t('logo'),
        cell: ({ name, image }) => <PartyLogo name={name} image={image} />,
        kind: 'picture',
      },
      {
        name: 'name',
        header: t('name'),
        value: ({ name }) => name,
        cell: (party) => <Link to={editAddress(party)}>{party.name}</Link>,
        kind: 'main',
      },
      { name: 'color', header: t('color'), cell: ({ color }) => <ColorChip color={color} /> },
      {
        name: 'video',
        header: t('video'),
        value: ({ video }) => video !== '',
        cell: ({ video }) => (video === '' ? t('noVideo') : t('hasVideo')),
      },
      {
        name: 'actions',
        header: t('actions'),
        cell: (party) => (
          <LinkButton kind="line" size="small" to={editAddress(party)}>
            <Icon name="edit" />
            {t('edit')}
            <VisuallyHidden> {party.name}</VisuallyHidden>
          </LinkButton>
        ),
        kind: 'actions',
      },
    ],
    [t],
  );

  const add = (
    <LinkButton to="/admin/parties/new">
      <Icon name="plus" />
      {t('new')}
    </LinkButton>
  );
  return (
    <OfficePage title={t('title')} actions={add}>
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {parties?.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {parties && parties.length > 0 && (
        <DataTable
          label={t('title')}
          rows={parties}
          keyOf={({ _id }) => _id}
          columns={columns}
          sortBy="name"
          search={{ label: t('search'), matches: ({ name }, words) => matchesSearch(name, words) }}
          count={(count) => t('count', { count, total: parties.length })}
        />
      )}
    </OfficePage>
  );
}

const ColorChip = ({ color }: { color: string }) => (
  <span className={styles.color}>
    <span className={styles.chip} style={{ background: color }} />
    {color}
  </span>
);
