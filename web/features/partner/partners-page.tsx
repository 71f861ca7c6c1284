// All partners with their logos.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Partner } from '#shared/contract/partner.ts';
import { matchesSearch } from '#web/lib/text-search.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { partnersQuery } from './partner.api.ts';

const editAddress = ({ _id }: Partner): string => `/admin/partners/${_id}/edit`;

export function PartnersPage() {
  const { t } = useTranslation('partner');
  const { data: partners, isPending, isError, refetch } = useQuery(partnersQuery);

  const columns = useMemo<Column<Partner>[]>(
    () => [
      {
        name: 'logo',
        header: t('logo'),
        cell: ({ name, logo }) => <PartyLogo name={name} image={logo} />,
        kind: 'picture',
      },
      {
        name: 'name',
        header: t('name'),
        value: ({ name }) => name,
        cell: (partner) => <Link to={editAddress(partner)}>{partner.name}</Link>,
        kind: 'main',
      },
      { name: 'website', header: t('website'), value: ({ website }) => website, cell: ({ website }) => website },
      {
        name: 'actions',
        header: t('actions'),
        cell: (partner) => (
          <LinkButton kind="line" size="small" to={editAddress(partner)}>
            <Icon name="edit" />
            {t('edit')}
            <VisuallyHidden> {partner.name}</VisuallyHidden>
          </LinkButton>
        ),
        kind: 'actions',
      },
    ],
    [t],
  );

  const add = (
    <LinkButton to="/admin/partners/new">
      <Icon name="plus" />
      {t('new')}
    </LinkButton>
  );
  return (
    <OfficePage title={t('title')} actions={add}>
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {partners?.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {partners && partners.length > 0 && (
        <DataTable
          label={t('title')}
          rows={partners}
          keyOf={({ _id }) => _id}
          columns={columns}
          sortBy="name"
          search={{
            label: t('search'),
            matches: ({ name, website }, words) => matchesSearch(`${name} ${website}`, words),
          }}
          count={(count) => t('count', { count, total: partners.length })}
        />
      )}
    </OfficePage>
  );
}
